const link = document.querySelector<HTMLLinkElement>('link[data-late]');

const apply = (): void => {
  if (link) link.media = 'all';
};

if (link?.sheet) apply();
else link?.addEventListener('load', apply);
