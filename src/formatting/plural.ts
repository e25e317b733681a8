/** A text for each plural category of a language, with the number as `{count}`; `other` for those without their own. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** The text for a number in a language: `1 comment`, `2 comments`. */
export function plural(forms: PluralForms, count: number, language: string): string {
  const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return text.replace('{count}', count.toLocaleString(language));
}
