/**
 * Gives each dialog marked `data-linked` an address, such as `/#service-seo-optimization`. When a button opens the
 * dialog, the address is added to the browser's history, so that Back closes the dialog.
 */
const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[data-linked]');

const toHash = ({ id }: HTMLDialogElement) => `#${id}`;

/** The element on the page that had the focus last. Going to an anchor takes the focus away. */
let lastFocused: HTMLElement | undefined;
const focusPage = () => lastFocused?.focus({ preventScroll: true });

document.addEventListener('focusin', ({ target }) => {
  if (!(target as HTMLElement).closest('dialog')) lastFocused = target as HTMLElement;
});

/** Opens the dialog that the hash names and closes the others. */
function followHash(): void {
  for (const dialog of dialogs) {
    const isNamed = location.hash === toHash(dialog);
    if (!isNamed && dialog.open) dialog.close();
    if (!isNamed || dialog.open) continue;
    // A closing dialog focuses what had the focus when it opened. After a reload, nothing had, so its button gets it.
    lastFocused ??= document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`) ?? undefined;
    focusPage();
    dialog.showModal();
  }
}

/** True while the browser goes back after a dialog has closed. Another dialog may open during that time. */
let isGoingBack = false;

/** Adds the hash of an open dialog to the history. */
function enterHash(dialog: HTMLDialogElement): void {
  if (isGoingBack || !dialog.open || location.hash === toHash(dialog)) return;
  // If another dialog has just closed, its entry is replaced.
  const enter = history.state?.dialog ? 'replaceState' : 'pushState';
  // Going back to an address with a hash could scroll the page, so the entry's state keeps the hash meanwhile.
  const { hash, pathname, search } = location;
  if (enter === 'pushState') history.replaceState({ hash }, '', pathname + search);
  history[enter]({ dialog: dialog.id }, '', toHash(dialog));
}

/**
 * Adds the hash of a dialog that opened before this script ran, or while the browser was going back. If there is no
 * such dialog, follows the hash.
 */
function syncDialogAndHash(): void {
  isGoingBack = false;
  const opened = [...dialogs].find(({ open }) => open);
  if (opened) enterHash(opened);
  else {
    followHash();
    focusPage();
  }
}

for (const dialog of dialogs) {
  dialog.addEventListener('toggle', () => enterHash(dialog));

  dialog.addEventListener('close', () => {
    // A link in the dialog (BaseLayout.astro) changes the address, in Firefox only after this event.
    const isLeft = dialog.returnValue === 'left';
    dialog.returnValue = '';
    // After Back, the address has already changed.
    if (isGoingBack || isLeft || location.hash !== toHash(dialog)) return;
    if (history.state?.dialog !== dialog.id) {
      history.replaceState(null, '', location.pathname + location.search);
      return;
    }
    isGoingBack = true;
    history.back();
  });
}

syncDialogAndHash();
window.addEventListener('popstate', () => {
  if (history.state?.hash) history.replaceState(null, '', history.state.hash);
  if (isGoingBack) syncDialogAndHash();
  else followHash();
});
// On load, Firefox scrolls to the target of the address, which is the dialog itself, and focuses it.
window.addEventListener('load', () => {
  const focused = document.activeElement;
  const dialog = [...dialogs].find(({ open }) => open);
  if (dialog === focused || !dialog?.contains(focused)) {
    dialog?.querySelector<HTMLElement>('[autofocus]')?.focus();
  }
});
