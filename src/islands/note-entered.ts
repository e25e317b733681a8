import { findAgain } from './find-again.ts';

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

/**
 * Notes what a visitor has entered into an island and where the focus is, before React hydrates it. React renders an
 * island anew if translation or an extension has changed its HTML.
 *
 * @returns a function that puts both into the elements that have taken the place of others
 */
export function noteEntered(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input, select, textarea')].map(
    (field) => [field, findAgain(island, field)] as const,
  );
  const focused = (document.activeElement ?? document.body) as Field;
  const findFocused = findAgain(island, focused);
  const { selectionStart, selectionEnd } = focused;
  return () => {
    for (const [field, find] of fields) {
      const now = find();
      if (!now || now === field) continue;
      // The island may have filled in a field that nobody has touched.
      if (field.value !== field.defaultValue) now.value = field.value;
      now.checked = field.checked;
    }
    const now = findFocused();
    now?.focus({ preventScroll: true });
    // Only fields of text have a selection, and of these not all.
    if (now !== focused && typeof selectionStart === 'number')
      now?.setSelectionRange(selectionStart, selectionEnd);
  };
}
