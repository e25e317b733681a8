/** The mixed frieze, 60 px high and as wide as its container. Decoration. */
export function Frieze() {
  return (
    <svg className="frieze" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill="url(#frieze)" />
    </svg>
  );
}
