/** The text of every file of src/content, as Vite has it: only for the build. */
import { isJunkFile } from './reading/site-file.ts';

/** Vite cannot read names with `#`; integrations/uploads.ts names those that somebody gave. */
const files = import.meta.glob<string>(['../content/**/*', '!../content/**/*#*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By path; when a file changes, Vite reloads what imports this. */
export const texts = Object.fromEntries(
  Object.entries(files).filter(([name]) => !isJunkFile(name)),
);
