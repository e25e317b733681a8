/** Dialogs are the browser's own (`command`, `closedby`); this is what some browsers lack. */

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
  // Safari focuses no button that is clicked: a dialog gives the focus back to what has it as it opens.
  button.focus({ preventScroll: true });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
});

// A dialog's content fills it, so what hits the dialog itself hits its backdrop. Both ends of the click count: a
// visitor who selects text may release over the backdrop.
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

// A dialog closes at once: the second click of a double click lands on what was behind it.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && (event.target as Element).closest('a')) event.preventDefault();
});
