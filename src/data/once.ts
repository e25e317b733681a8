/** Makes a function that computes its result at the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
