import { Pause } from 'lucide-react';
import './particles.css';

/**
 * The moving background of the hero, and the button that pauses all motion of the page, the chat's too.
 * Both are run by start-particles.ts.
 */
export function Particles() {
  return (
    <div className="particles needs-script no-print">
      {/* Hidden until it is drawn on: empty, its mask alone would make the first paint later. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas className="particles-canvas" aria-hidden="true" hidden />
      <button className="particles-pause" type="button" aria-pressed="false" hidden>
        <Pause aria-hidden="true" size={16} />
        Pause animation
      </button>
    </div>
  );
}
