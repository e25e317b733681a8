/** The moving background of the hero. particles.client.ts draws it. */
export function Particles() {
  return (
    // Hidden until something is drawn, because another layer would delay the first paint.
    <div className="particles needs-script no-print" hidden>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className="particles-canvas" aria-hidden="true" />
    </div>
  );
}
