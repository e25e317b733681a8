import type { Values } from '#data/leads/validate.ts';

/** Reads and fills in the fields of a form by their names. Browser only. */

export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** All of a form, hidden fields too. */
export function entriesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** What fields are called on the page as it is now: it may have been translated. */
export function labelsOf(form: HTMLFormElement, names: readonly string[]): Values {
  const labelOf = (name: string) => fieldOf(form, name).labels?.[0]?.textContent ?? name;
  return Object.fromEntries(names.map((name) => [name, labelOf(name)]));
}

/** Unless somebody has typed. */
export function fillIn(form: HTMLFormElement, names: readonly string[], values: Values): void {
  if (names.some((name) => fieldOf(form, name).value)) return;
  for (const name of names) fieldOf(form, name).value = values[name] ?? '';
}
