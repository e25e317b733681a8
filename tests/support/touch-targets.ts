import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.5 (AAA), in CSS px: the smallest size of a control, in both directions. */
const TARGET = 44;

/** WCAG 2.2, 2.5.8 (AA), in CSS px: the same for controls within a sentence. */
const INLINE_TARGET = 24;

/** The controls below `scope` that can be seen and are too small to touch, as `target: name 30×20`. */
export function findSmallTargets(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, target, inlineTarget }) => {
      // Pages are laid out in fractions of a px.
      const ROUNDING = 0.5;
      const root = document.querySelector(selector) as Element;
      const controls = root.querySelectorAll('a[href], button, input, textarea, summary');

      /** A card's link can be clicked anywhere on the card, which its ::after covers. */
      const sizeOf = (clicked: Element) => {
        const cover = getComputedStyle(clicked, '::after');
        const isCover = cover.position === 'absolute' && cover.content !== 'none';
        return isCover
          ? { width: Number.parseFloat(cover.width), height: Number.parseFloat(cover.height) }
          : clicked.getBoundingClientRect();
      };

      /** The sentence around a control, if it is in one. */
      const sentenceOf = (clicked: Element) => {
        const { parentElement } = clicked.closest('sup') ?? clicked;
        const isText = ({ nodeType, textContent }: ChildNode) =>
          nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
        const isInline = getComputedStyle(clicked).display.startsWith('inline');
        return isInline && [...(parentElement?.childNodes ?? [])].some(isText)
          ? parentElement
          : null;
      };

      return [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('[inert], .skip-link'))
        .flatMap((control) => {
          // A radio button is clicked by its label.
          const clicked = control.closest('label') ?? control;
          const sentence = sentenceOf(clicked);
          const least = (sentence ? inlineTarget : target) - ROUNDING;
          const { width, height } = sizeOf(clicked);
          const line = sentence ? Number.parseFloat(getComputedStyle(sentence).lineHeight) : 0;
          // The box of linked text may be lower than its line, so the line counts.
          const isWords = sentence !== null && width > height;
          if (Math.max(height, line) >= least && (isWords || width >= least)) return [];
          const name = clicked.textContent?.trim() || clicked.getAttribute('aria-label');
          return [`target: ${name} ${Math.round(width)}×${Math.round(height)}`];
        });
    },
    { selector: scope, target: TARGET, inlineTarget: INLINE_TARGET },
  );
}
