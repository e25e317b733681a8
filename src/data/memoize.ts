/** Returns a function that computes its result on the first call with an argument, and keeps the result. */
export function memoize<Result, Key = void>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as Result;
  };
}
