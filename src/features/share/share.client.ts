const share = document.querySelector('.share') as HTMLElement;
const copyButton = share.querySelector('[data-share="copy"]');
const nativeButton = share.querySelector<HTMLElement>('[data-share="native"]');
const announcement = share.querySelector('p') as HTMLElement;

/** The address of the page, without the fragment. */
const url = location.origin + location.pathname;

/** Empties the status first, so that the same text is announced again. */
function announce(text: string, selected = ''): void {
  announcement.replaceChildren();
  requestAnimationFrame(() => {
    const part = document.createElement('span');
    part.textContent = selected;
    announcement.replaceChildren(`${text} `, part);
    // The visitor can copy the selected address with one key.
    if (selected) getSelection()?.selectAllChildren(part);
  });
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    announce(String(announcement.dataset.copied));
  } catch {
    // The visitor or the browser refused, or the page has no clipboard because it was not served over https.
    announce(String(announcement.dataset.denied), url);
  }
}

async function shareNatively(): Promise<void> {
  try {
    await navigator.share({ title: String(share.dataset.title), url });
  } catch (error) {
    // Closing the device's dialog is not an error.
    if ((error as Error).name !== 'AbortError') await copy();
  }
}

copyButton?.addEventListener('click', copy);
nativeButton?.addEventListener('click', shareNatively);
if (nativeButton && 'share' in navigator) nativeButton.hidden = false;
share.dataset.ready = '';
