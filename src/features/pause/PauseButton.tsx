import { Pause } from 'lucide-react';

/**
 * Pauses what moves by itself: the particles, the typed word and the chat. The page has it, hidden, after its first
 * screen, which so paints sooner. pause.client.ts moves it into the hero and shows it.
 */
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
