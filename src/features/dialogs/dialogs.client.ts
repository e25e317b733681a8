/** Dialogs are native (`command`, `closedby`). This script adds what some browsers lack. */

const { documentElement: root } = document;

let toggling = 0;
document.addEventListener(
  'beforetoggle',
  () => {
    // Marks the page if its scrollbar takes space, for dialog.css.
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    // A modal dialog makes the page inert, which restyles all of it: what is far from the window follows later
    // (below-first-screen.css).
    root.toggleAttribute('data-toggling', true);
    clearTimeout(toggling);
    toggling = window.setTimeout(() => root.removeAttribute('data-toggling'), 1000);
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

// A dialog closes at once, so the second click of a double click would hit the link behind it.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && (event.target as Element).closest('a')) event.preventDefault();
});
