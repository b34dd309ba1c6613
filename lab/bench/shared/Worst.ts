import type { Limits } from './Limits';

interface WorstValue {
  where: string;
  value: number;
  limit: number;
}

/** Collects numbers of many pages that share a limit, and checks only the worst of each kind. */
export class Worst {
  private readonly highest = new Map<string, WorstValue>();
  private readonly lowest = new Map<string, WorstValue>();

  /** @param where a short name of the page */
  atMost(what: string, where: string, value: number, limit: number): void {
    const before = this.highest.get(what);
    if (!before || !(value <= before.value)) this.highest.set(what, { where, value, limit });
  }

  atLeast(what: string, where: string, value: number, limit: number): void {
    const before = this.lowest.get(what);
    if (!before || !(value >= before.value)) this.lowest.set(what, { where, value, limit });
  }

  judge(limits: Limits): void {
    for (const [what, { where, value, limit }] of this.highest)
      limits.atMost(`${what}, highest: ${where}`, value, limit);
    for (const [what, { where, value, limit }] of this.lowest)
      limits.atLeast(`${what}, lowest: ${where}`, value, limit);
  }
}
