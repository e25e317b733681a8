/** Spaces before a dash or a closing mark and after an opening quotation mark, as in French, but not around German »so«. */
const MARK_SPACE =
  /(?<=\S|^) +(?=[:;!?»›–—]+(?:[\s)\]”’"'.,…]|$))|(?<=(?<![\p{L}\p{N}.,;:!?…])[«‹]) +(?=\S|$)/gu;

/** Keeps a mark on the same line as its word if a space separates them: `so — and`, in French `Quoi ?`, `« mot »`. */
export function keepMarks(text: string): string {
  return text.replace(MARK_SPACE, '\u00A0');
}
