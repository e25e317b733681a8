/** What a rule is, and what it sees of a file. */
import type { Spot } from './code-facts.ts';
import type { Import } from './imports.ts';
import type { SourceText, Syntax } from './syntax.ts';

interface ParsedFile extends SourceText, Syntax {
  readonly imports: readonly Import[];
}

export interface Rule {
  readonly name: string;
  /** Why the rule exists, in one clause. */
  readonly why: string;
  /** How to mend a breach. */
  readonly mend: string;
  readonly find: (file: ParsedFile) => readonly Found[];
}

/** One breach as its rule reports it; `why` and `mend` only where they can be more precise. */
export interface Found {
  readonly line: number;
  readonly what: string;
  readonly why?: string;
  readonly mend?: string;
}

/** One breach, complete. */
export interface Breach extends Required<Found> {
  readonly path: string;
  /** The rule's name. */
  readonly rule: string;
}

/** Turns spots in the code into breaches. */
export function found(spots: readonly Spot[], what: (name: string) => string): Found[] {
  return spots.map(({ name, line }) => ({ line, what: what(name) }));
}
