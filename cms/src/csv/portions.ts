import type { PlanLine } from './Plan';
import { planDigest } from './planDigest';

/** The rows that are written in one transaction. */
export interface Portion {
  from: number;
  to: number;
}

/** A portion, and what identifies its plan. */
export interface PlannedPortion extends Portion {
  plan: string;
}

/** Splits a plan, so that other people can save between two portions. */
export function portionsOf(lines: readonly PlanLine[], maxChanges: number): PlannedPortion[] {
  const groups: PlanLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const changes = last?.filter(({ write }) => write).length ?? 0;
    if (last && (!line.write || changes < maxChanges)) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    from: group[0]?.line ?? 0,
    to: group.at(-1)?.line ?? 0,
    plan: planDigest(group),
  }));
}
