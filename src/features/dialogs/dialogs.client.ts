/**
 * Fills in what some browsers lack for dialogs on the platform: buttons with `command` and
 * `commandfor`, and `closedby="any"`. Where the browser has both, nothing is installed.
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
  document.addEventListener('click', (event) => {
    const dialog = event.target;
    if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute('closedby') !== 'any') return;
    if (isOutside(dialog, event)) dialog.close();
  });
}

/** A dialog can be linked to: `/#service-seo-optimization` opens it. */
function openLinkedDialog(): void {
  const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (linked instanceof HTMLDialogElement && !linked.open) linked.showModal();
}

openLinkedDialog();
window.addEventListener('hashchange', openLinkedDialog);
