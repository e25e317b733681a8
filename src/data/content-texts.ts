import { isJunkFile } from './reading/site-file.ts';

/** Vite cannot read names with `#`; integrations/uploads.ts names those that somebody gave. */
const files = import.meta.glob<string>(['../content/**/*', '!../content/**/*#*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every file of src/content/ as text; when one changes, Vite reloads what imports this. */
export const texts = Object.fromEntries(
  Object.entries(files).filter(([name]) => !isJunkFile(name)),
);
