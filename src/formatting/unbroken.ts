// A few parts at most: without a limit, a long row of figures or initials would take minutes.
const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+){0,5}`;
const INITIALS = String.raw`\p{Lu}\.(?:[ -]?\p{Lu}\.){0,5}`;

/** Words that stay with a number: a month, a unit or a name. A line may break before any other word. */
const UNIT = String.raw`\p{L}{3,12} \p{N}{4}|[kcm]?[mgl]|m?s|h|min|px|[%‰°]\p{L}?|\p{Lu}\p{L}{0,11}`;

/** Matches the option of a command, such as `-XX` in `-XX:Flag`: a line may break after any other hyphen. */
const OPTION = String.raw`-{1,2}\p{L}[\p{L}\p{N}]{0,30}`;

const matching = (forms: readonly string[]) => {
  const whole = forms.map((form) => String.raw`(?<![\p{L}\p{N}/:_-])${form}(?![\p{L}\p{N}])`);
  return new RegExp(`(${whole.join('|')})`, 'u');
};

/** The rules are the same in all languages. A word after a year is not a unit. */
const UNBROKEN = matching([
  OPTION,
  // GPT-4.1, o3-mini, 30-minute, 6–8
  String.raw`(?:\p{L}{1,8}-${NUMBER}\p{L}?|\p{L}{0,8}${NUMBER}[-–][\p{L}\p{N}]{1,8})(?:-[\p{L}\p{N}]{1,8})*`,
  // 9 April, 9. April, 15 km, 400 %
  String.raw`(?!\p{N}{4} )${NUMBER}\.? (?:${UNIT})`,
  // Gemini 2.5
  String.raw`\p{Lu}\p{L}{1,12} \p{N}+\.\p{N}+`,
  // vol. 5, € 40, § 12
  String.raw`(?:\p{L}{1,3}\.|[\p{Sc}§№]) ${NUMBER}`,
  // J. R. R. Tolkien, Lin C.-S.
  String.raw`${INITIALS} \p{Lu}\p{L}{1,14}`,
  String.raw`\p{Lu}\p{L}{1,14} ${INITIALS}`,
]);

const OPTIONS = matching([OPTION]);

/**
 * Splits a text into parts. Those with an odd index must stay on one line: a figure with its unit, a model with its
 * version, a name with its initials or an option of a command; in code, only the last.
 */
export function splitUnbroken(text: string, isCode = false): string[] {
  return text.split(isCode ? OPTIONS : UNBROKEN);
}

/** Spaces before a closing mark and after an opening quotation mark, as in French, but not around German »so«. */
const MARK_SPACE =
  /(?<=\S|^) +(?=[:;!?»›]+(?:[\s)\]”’"'.,…]|$))|(?<=(?<![\p{L}\p{N}.,;:!?…])[«‹]) +(?=\S|$)/gu;

/** Keeps a mark on the same line as its word if a space separates them, as in French: `Quoi ?`, `« mot »`. */
export function keepMarks(text: string): string {
  return text.replace(MARK_SPACE, '\u00A0');
}
