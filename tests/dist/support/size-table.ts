import type { Budget } from '../budgets';

export interface Row extends Budget {
  asset: string;
  size: number;
}

/** The sizes of a run as text, for people: what each asset weighs, may weigh and should weigh. */
export function sizeTable(rows: readonly Row[]): string {
  const number = (value: number | undefined) => value?.toLocaleString('en') ?? '';
  const verdict = ({ size, goal }: Row) => {
    if (goal === undefined) return '';
    return size <= goal ? 'goal reached' : `${number(size - goal)} above the goal`;
  };
  const cells = rows.map((row) => [
    row.asset,
    number(row.size),
    number(row.budget),
    number(row.goal),
    verdict(row),
  ]);
  const table = [['Bytes after brotli', 'today', 'budget', 'goal', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
