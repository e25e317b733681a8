/** Hears what is wrong with content: a message for each file that is not in order. */
export type ContentListener = (problems: ReadonlyMap<string, string>) => void;

interface Reports {
  problems: Map<string, string>;
  listeners: Set<ContentListener>;
}

// Vite runs the loaders and Node runs the integrations: one process, but each has its own copy of
// this module. The global is what they share.
const KEY = Symbol.for('content-reports');
const shared = globalThis as { [KEY]?: Reports };

function reports(): Reports {
  shared[KEY] ??= { problems: new Map(), listeners: new Set() };
  return shared[KEY];
}

/** Says what is wrong with a content file now, or that nothing is. */
export function reportContent(path: string, problem: string | undefined): void {
  const { problems, listeners } = reports();
  if (problem === undefined && !problems.has(path)) return;
  if (problem === undefined) problems.delete(path);
  else problems.set(path, problem);
  for (const listener of listeners) listener(problems);
}

/** What is wrong now, by file. */
export function contentProblems(): ReadonlyMap<string, string> {
  return reports().problems;
}

/** Calls back whenever something is reported; the returned function ends that. */
export function onContentReport(listener: ContentListener): () => void {
  reports().listeners.add(listener);
  return () => reports().listeners.delete(listener);
}
