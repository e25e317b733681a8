import { textTable } from '../../../scripts/text-table.ts';
import type { Budget } from '../budgets.ts';

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
  return textTable([['Bytes after brotli', 'today', 'budget', 'goal', ''], ...cells]);
}
