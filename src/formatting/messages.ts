/**
 * A text with its placeholders, such as `{name}`, filled in.
 *
 * @throws Error if a placeholder has no value.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for ${placeholder} in “${text}”.`);
    return String(value);
  });
}

/** A text for each plural category, with the number as `{count}`. Categories without a text use that of `other`. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** The text for a number in a language: `1 comment`, `2 comments`. */
export function selectPlural(forms: PluralForms, count: number, language: string): string {
  const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(text, { count: count.toLocaleString(language) });
}
