import { Pause } from 'lucide-react';
import './particles.css';

/** The moving background of the hero. Run by draw-particles.ts, as is the button. */
export function Particles() {
  return (
    <div className="particles needs-script no-print">
      {/* Hidden until it is drawn on: empty, its mask alone would make the first paint later. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className="particles-canvas" aria-hidden="true" hidden />
    </div>
  );
}

/** Pauses all motion of the page, the chat's too. Invisible until it works. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button className="particles-pause needs-script no-print" type="button">
      <Pause aria-hidden="true" size={16} />
      {label}
    </button>
  );
}
