// Marks the page if its scrollbar takes space, for dialog.css.
document.addEventListener(
  'beforetoggle',
  () => {
    const { clientWidth } = document.documentElement;
    document.documentElement.toggleAttribute('data-scrollbar', innerWidth > clientWidth);
  },
  true,
);

// Making the page inert behind a modal dialog, or usable again, restyles all of it. The dialog is painted as open or
// closed first (docs/decisions/17-cheap-to-restyle.md). Without scripts the browser does both at once.

/** Not `#browser/after-paint.ts`: shared with islands, it would be a file, and this script not inline. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/**
 * Shows the dialog with the focus in it, then makes it modal, for which it must be closed. A key that is faster than
 * the paint finds it modal: Tab stays within it, Escape closes it.
 */
function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const opener = document.activeElement as HTMLElement;
  dialog.returnValue = '';
  dialog.show();
  const makeModal = () => {
    if (!dialog.matches('[open]:not(:modal)')) return;
    const focused = document.activeElement as HTMLElement;
    dialog.removeAttribute('open');
    dialog.showModal();
    focused.focus();
  };
  afterPaint(makeModal);
  dialog.onkeydown = makeModal;
  // The browser would return it to where it was when the dialog became modal. A link in it (EarlyScript.astro) leads on.
  const onClose = () => {
    if (dialog.returnValue !== 'left') opener.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', onClose, { once: true, capture: true });
}

/** Hides the dialog (dialog.css), then closes it. */
function close(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-closing', true);
  afterPaint(() => {
    dialog.close();
    dialog.removeAttribute('data-closing');
  });
}

// This is also what opens and closes dialogs in browsers without `command` and `commandfor`.
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || event.defaultPrevented) return;
  event.preventDefault();
  if (button?.getAttribute('command') === 'close') close(dialog);
  // The menu is in the header, whose blur would contain it.
  else if (dialog.matches('header *')) dialog.showModal();
  else open(dialog);
});

// Escape, or a click beside the dialog.
document.addEventListener(
  'cancel',
  (event) => {
    if (!event.cancelable) return;
    event.preventDefault();
    close(event.target as HTMLDialogElement);
  },
  true,
);

// Polyfills `closedby="any"`: a dialog's content fills it, so what hits the dialog itself hits its backdrop. Both ends
// of the press count: a visitor who selects text may release over the backdrop.
let pressed: EventTarget | null;
document.addEventListener('pointerdown', ({ target }) => {
  pressed = target;
});
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target === pressed && target.matches('[closedby=any]')) close(target as HTMLDialogElement);
  // Where a dialog closes at once, the second click of a double click lands on what was behind it.
  if (event.detail > 1 && target.closest('a')) event.preventDefault();
});
