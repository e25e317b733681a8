const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)*`;
const INITIALS = String.raw`\p{Lu}\.(?:[ -]?\p{Lu}\.)*`;

/** What a number is of: a month with its year, a unit, or a name. Other words may part from it. */
const UNIT = String.raw`\p{L}{3,12} \p{N}{4}|[kcm]?[mgl]|m?s|h|min|px|[%‰°]\p{L}?|\p{Lu}\p{L}{0,11}`;

/** In all languages alike. A year is no figure: what follows it is no unit. */
const UNBROKEN = new RegExp(
  `(${[
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
  ]
    .map((form) => String.raw`(?<![\p{L}\p{N}/:_-])${form}(?![\p{L}\p{N}])`)
    .join('|')})`,
  'u',
);

/**
 * The parts of a text: every second one must stay on one line, such as a figure with its unit, a model with its
 * version or a name with its initials.
 */
export function splitUnbroken(text: string): string[] {
  return text.split(UNBROKEN);
}

/** Blanks before a mark that ends something, and behind a quotation mark that opens something: not German »so«. */
const MARK_BLANK =
  /(?<=\S|^) +(?=[:;!?»›]+(?:[\s)\]”’"'.,…]|$))|(?<=(?<![\p{L}\p{N}.,;:!?…])[«‹]) +(?=\S|$)/gu;

/** Keeps marks on the line of their word where a blank parts the two, as in French: `Quoi ?`, `« mot »`. */
export function keepMarks(text: string): string {
  return text.replace(MARK_BLANK, '\u00A0');
}
