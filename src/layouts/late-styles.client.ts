/** Loads the fonts, unless that was done early, and applies typefaces and late styles once these have loaded. */
const late = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[data-late]');
const file = document.querySelector<HTMLLinkElement>('link[data-late]');

const apply = (): void => {
  for (const sheet of late) sheet.media = 'all';
};

document.body.append(document.querySelector('template')?.content ?? '');
if (file?.sheet) apply();
else file?.addEventListener('load', apply);
