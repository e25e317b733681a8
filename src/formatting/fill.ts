/**
 * A text with its `{name}`s filled in.
 *
 * @throws Error if there is no value for one.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ${placeholder} in “${text}”.`);
    return String(value);
  });
}
