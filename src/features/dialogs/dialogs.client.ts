/** Dialogs are native (`command`, `closedby`). This script adds what some browsers lack. */

// Marks the page if its scrollbar takes space, for dialog.css.
document.addEventListener(
  'beforetoggle',
  () => {
    const { clientWidth } = document.documentElement;
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > clientWidth);
  },
  true,
);

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
  if (!button) return;
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
// there too: a visitor who selects text may release it over the backdrop.
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

// A dialog closes at once, so the second click of a double click, on its button or backdrop, would hit the link behind it.
// Other links work as always, because they follow the first click.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && (event.target as Element).closest('a')) event.preventDefault();
});
