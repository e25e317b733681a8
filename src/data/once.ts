/** Returns a function that computes its result on the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
