import { Pause } from 'lucide-react';
import './particles.css';

/** The moving background of the hero. draw-particles.ts runs it and its button. */
export function Particles() {
  return (
    <div className="particles needs-script no-print">
      {/* Hidden until something is drawn: the mask of an empty canvas would delay the first paint. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className="particles-canvas" aria-hidden="true" hidden />
    </div>
  );
}

/** Pauses all motion on the page, including the chat's. Invisible until it works. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button className="particles-pause needs-script no-print" type="button">
      <Pause aria-hidden="true" size={16} />
      {label}
    </button>
  );
}
