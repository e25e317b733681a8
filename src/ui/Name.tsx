/** A person's name. It wraps between words, not at hyphens. */
export function Name({ children: name }: { children: string }) {
  const parts = name.split(/((?<!\S)\S+-\S+)/);
  return parts.map((part, index) =>
    // Parts with an odd index have a hyphen.
    index % 2 === 0 ? (
      part
    ) : (
      <span className="name-part" key={part}>
        {part}
      </span>
    ),
  );
}
