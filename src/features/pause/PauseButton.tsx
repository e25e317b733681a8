import { Pause } from 'lucide-react';

/** Pauses what moves by itself: the hero's particles, tiles and typed word, and the chat. Hidden until it works. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button
      className="icon-button pause-button toggle needs-script no-print"
      type="button"
      hidden
      title={label}
      aria-label={label}
    >
      <Pause size="1rem" />
    </button>
  );
}
