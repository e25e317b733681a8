// Marks the page if its scrollbar takes space, for dialog.css.
document.addEventListener(
  'beforetoggle',
  () => {
    const { clientWidth } = document.documentElement;
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > clientWidth);
  },
  true,
);

/**
 * Polyfills what some browsers lack for native dialogs: buttons with `command` and `commandfor`, and
 * `closedby="any"`. Neither is installed where the browser has it.
 */
function runCommand(button: HTMLButtonElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[commandfor]');
    if (button && !event.defaultPrevented) runCommand(button);
  });
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  // Both ends of the press count: a visitor who selects text may release over the backdrop.
  let pressedOutside = false;
  document.addEventListener('pointerdown', (event) => {
    const { target } = event;
    pressedOutside = target instanceof HTMLDialogElement && isOutside(target, event);
  });
  document.addEventListener('click', (event) => {
    const dialog = event.target;
    if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute('closedby') !== 'any') return;
    if (pressedOutside && isOutside(dialog, event)) dialog.close();
  });
}

// Where a dialog closes at once, the second click of a double click lands on what was behind it.
document.addEventListener('click', (event) => {
  if (event.detail > 1 && (event.target as Element).closest('a')) event.preventDefault();
});
