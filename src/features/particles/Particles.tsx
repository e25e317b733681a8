import { Pause } from 'lucide-react';

/** The moving background of the hero. draw-particles.ts runs it and the pause button. */
export function Particles() {
  return (
    // Hidden until something is drawn, because another layer would delay the first paint.
    <div className="particles needs-script no-print" hidden>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className="particles-canvas" aria-hidden="true" />
    </div>
  );
}

/** Pauses what moves by itself: the particles, the typed word and the chat. Hidden until it works. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button
      className="icon-button particles-pause toggle needs-script no-print"
      type="button"
      hidden
      title={label}
      aria-label={label}
    >
      <Pause size="1rem" />
    </button>
  );
}
