/**
 * Gives dialogs marked `data-linked` an address: `/#service-seo-optimization` opens one. Opening one
 * by its button is a step in the browser's history, so Back closes it.
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

for (const dialog of dialogs) {
  dialog.addEventListener('toggle', () => {
    if (!dialog.open || location.hash === addressOf(dialog)) return;
    history.pushState({ dialog: dialog.id }, '', addressOf(dialog));
  });

  dialog.addEventListener('close', () => {
    // Back, or a link in the dialog, has left its address already.
    if (location.hash !== addressOf(dialog)) return;
    if (history.state?.dialog === dialog.id) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  });
}

followAddress();
window.addEventListener('popstate', followAddress);
