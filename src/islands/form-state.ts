/**
 * Returns a function that finds a control in an island even after React has rendered the island anew: by its position
 * among controls with the same name or, if it has no name, with the same class.
 */
export function createLocator<Control extends Element>(
  island: Element,
  control: Control,
): () => Control | undefined {
  const name = control.getAttribute('name');
  const findSimilar = () =>
    [...island.querySelectorAll<Control>(control.localName)].filter((other) =>
      name ? other.getAttribute('name') === name : other.className === control.className,
    );
  const index = findSimilar().indexOf(control);
  return () => (control.isConnected ? control : findSimilar()[index]);
}

/**
 * Empties a field. Returns a function that sends its text and keeps what has been typed since. If the text is not sent,
 * it is put back.
 *
 * @param locate finds the element that may have replaced the field
 * @param send sends the text of the field and, if that succeeds, empties the field
 */
export function takeText(
  field: { value: string },
  locate: () => { value: string } | undefined,
  send: () => void,
): () => void {
  const text = field.value;
  field.value = '';
  return () => {
    const current = locate() ?? field;
    const later = current.value;
    current.value = text;
    send();
    current.value = current.value === '' ? later : [text, later].filter(Boolean).join(' ');
  };
}

type FormControl = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

/**
 * Captures the values of an island's fields, and the focus, before React hydrates the island: React renders it anew if
 * translation or an extension has changed its HTML.
 *
 * @returns a function that restores values and focus in the elements that have replaced the old ones
 */
export function captureFormState(island: Element): () => void {
  const fields = [...island.querySelectorAll<FormControl>('input, select, textarea')].map(
    (field) => [field, createLocator(island, field)] as const,
  );
  const focused = (document.activeElement ?? document.body) as FormControl;
  const locateFocused = createLocator(island, focused);
  const { selectionStart, selectionEnd } = focused;
  return () => {
    for (const [field, locate] of fields) {
      const current = locate();
      if (!current || current === field) continue;
      // The island may have filled in a field that nobody has touched.
      if (field.value !== field.defaultValue) current.value = field.value;
      current.checked = field.checked;
    }
    const current = locateFocused();
    current?.focus({ preventScroll: true });
    // Only some types of text fields have a selection.
    if (current !== focused && typeof selectionStart === 'number')
      current?.setSelectionRange(selectionStart, selectionEnd);
  };
}
