/** Dialogs are native (`command`, `closedby`). This script adds what browsers lack. */

// Marks the page if its scrollbar takes space, for dialog.css.
document.addEventListener(
  'beforetoggle',
  () => {
    const { clientWidth } = document.documentElement;
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > clientWidth);
  },
  true,
);

// The first click of a double click, or the first press of a held Enter key, may close a dialog or empty a form. The
// next click or press would then hit what is behind the dialog, reopen it, or submit the empty form.
document.addEventListener('click', (event) => {
  const control = (event.target as Element).closest('a, [commandfor], [type="submit"]');
  if (event.detail > 1 && control) event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isTyping) event.preventDefault();
});

document.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
  if (!button || defaultPrevented) return;
  // Safari does not focus a clicked button, but a closing dialog returns the focus to the element that had it when the
  // dialog opened.
  button.focus({ preventScroll: true });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
});

// A dialog's content fills it, so a click on the dialog itself is a click on its backdrop. The pointer must be pressed
// there too: a visitor who selects text may release the pointer over the backdrop.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  let pressed: EventTarget | null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', ({ target }) => {
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return;
    if (target.getAttribute('closedby') === 'any') target.close();
  });
}
