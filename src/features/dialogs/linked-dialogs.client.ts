/**
 * Gives each dialog marked `data-linked` an address, such as `/#service-seo-optimization`. When a button opens the
 * dialog, the address is added to the browser's history, so that Back closes the dialog.
 */
const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[data-linked]');

const addressOf = ({ id }: HTMLDialogElement) => `#${id}`;

/** Opens the dialog that the address names and closes the others. */
function followAddress(): void {
  for (const dialog of dialogs) {
    const isNamed = location.hash === addressOf(dialog);
    if (isNamed && !dialog.open) dialog.showModal();
    if (!isNamed && dialog.open) dialog.close();
  }
}

/** True while the browser goes back after a dialog has closed. Another dialog may open during that time. */
let isGoingBack = false;

/** Puts the address of an open dialog into the history. */
function enterAddress(dialog: HTMLDialogElement): void {
  if (isGoingBack || !dialog.open || location.hash === addressOf(dialog)) return;
  // If another dialog has just closed, its entry is replaced.
  const enter = history.state?.dialog ? 'replaceState' : 'pushState';
  history[enter]({ dialog: dialog.id }, '', addressOf(dialog));
}

/**
 * Adds the address of a dialog that opened before this script ran, or while the browser was going back. If there is no
 * such dialog, follows the address.
 */
function followButtonOrAddress(): void {
  isGoingBack = false;
  const opened = [...dialogs].find(({ open }) => open);
  if (opened) enterAddress(opened);
  else followAddress();
}

for (const dialog of dialogs) {
  dialog.addEventListener('toggle', () => enterAddress(dialog));

  dialog.addEventListener('close', () => {
    // A link in the dialog (BaseLayout.astro) changes the address, in Firefox only after this event.
    const isLeft = dialog.returnValue === 'left';
    dialog.returnValue = '';
    // After Back, the address has already changed.
    if (isGoingBack || isLeft || location.hash !== addressOf(dialog)) return;
    if (history.state?.dialog !== dialog.id) {
      history.replaceState(null, '', location.pathname + location.search);
      return;
    }
    // Firefox and WebKit remove the focus when they go back to an anchor.
    const opener = document.activeElement as HTMLElement;
    const focusOpener = () => opener.focus({ preventScroll: true });
    window.addEventListener('popstate', focusOpener, { once: true });
    isGoingBack = true;
    history.back();
  });
}

followButtonOrAddress();
window.addEventListener('popstate', () => (isGoingBack ? followButtonOrAddress : followAddress)());
// On load, Firefox scrolls to the target of the address, which is the dialog itself, and focuses it.
window.addEventListener('load', () => {
  const focused = document.activeElement;
  const dialog = [...dialogs].find(({ open }) => open);
  if (dialog === focused || !dialog?.contains(focused)) {
    dialog?.querySelector<HTMLElement>('[autofocus]')?.focus();
  }
});
