import type { Values } from '#data/leads/validate.ts';

/** Reads and fills in form fields by name. Browser only. */

export function getField(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Every value of a form, including those of hidden fields. */
export function readForm(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** The labels of the fields as the page shows them now: a browser may have translated them. */
export function readLabels(form: HTMLFormElement, names: readonly string[]): Values {
  const labelOf = (name: string) => getField(form, name).labels?.[0]?.textContent ?? name;
  return Object.fromEntries(names.map((name) => [name, labelOf(name)]));
}

/** Fills in the fields, unless the visitor has typed into one of them. */
export function fillForm(form: HTMLFormElement, names: readonly string[], values: Values): void {
  if (names.some((name) => getField(form, name).value)) return;
  for (const name of names) getField(form, name).value = values[name] ?? '';
}
