/** On every page, keeps what has the focus in view, and lets the skip link move the focus. */

// Browsers do not scroll to a focused control if part of it is in view, nor to the label above a focused field.
let isTabbing = false;
for (const type of ['keydown', 'keyup'] as const)
  document.addEventListener(type, ({ code }) => {
    // Not `key`: if Shift is pressed, WebKitGTK does not report Tab there.
    isTabbing = type === 'keydown' && code === 'Tab';
  });
document.addEventListener('focusin', ({ target }) => {
  const control = target as HTMLInputElement;
  if (control.closest('dialog')) return;
  const nearest = { block: 'nearest', inline: 'nearest' } as const;
  const withTab = isTabbing;
  const show = () => {
    if (withTab) control.scrollIntoView(nearest);
    control.labels?.[0]?.scrollIntoView(nearest);
  };
  show();
  // Scrolls once more, because WebKit itself scrolls after this event.
  requestAnimationFrame(show);
});

// The skip link gives the main part a tabindex, so that the part can take the focus. If the tabindex stayed, a click on
// a text would focus the whole part, and Tab would continue from its beginning.
const main = document.querySelector('main');
document.querySelector('.skip-link')?.addEventListener('click', () => {
  if (main) main.tabIndex = -1;
});
for (const type of ['blur', 'pointerdown'])
  main?.addEventListener(type, () => main.removeAttribute('tabindex'));
