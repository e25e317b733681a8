/** Rows as text with aligned columns, the first row being the heads; numbers to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number of milliseconds for people: `1,234 ms`, `0.12 ms`. */
export function milliseconds(value: number): string {
  const digits = value < 10 ? 2 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ms`;
}
