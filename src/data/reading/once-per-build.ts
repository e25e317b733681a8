/**
 * Makes a function that reads once per build, however many pages ask. The development server reads each
 * time: content changes while it runs.
 *
 * @param isBuild false where what was read may have changed since
 */
export function oncePerBuild<T>(
  read: () => Promise<T>,
  isBuild = !import.meta.env.DEV,
): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    if (!isBuild) return read();
    reading ??= read();
    return reading;
  };
}
