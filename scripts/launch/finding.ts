import type { LaunchDecision } from '#data/site/launch-decisions.ts';

/** Something to do before the site goes online. */
export interface Finding {
  /** The file to edit, and the line in it, from 1. */
  file: string;
  line: number;
  /** What stands there; for loose ends, and what to do. */
  what: string;
  /** It may stay as it is if site.yaml accepts this. */
  decision?: LaunchDecision;
}
