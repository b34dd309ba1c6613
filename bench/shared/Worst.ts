import type { Targets } from './Targets';

interface Held {
  where: string;
  value: number;
  limit: number;
}

/** Of numbers of many pages that share a limit, the worst of each kind: that one is judged. */
export class Worst {
  private readonly highest = new Map<string, Held>();
  private readonly lowest = new Map<string, Held>();

  /** @param where the page, in a few words */
  atMost(what: string, where: string, value: number, limit: number): void {
    const before = this.highest.get(what);
    if (!before || !(value <= before.value)) this.highest.set(what, { where, value, limit });
  }

  atLeast(what: string, where: string, value: number, limit: number): void {
    const before = this.lowest.get(what);
    if (!before || !(value >= before.value)) this.lowest.set(what, { where, value, limit });
  }

  judge(judged: Targets): void {
    for (const [what, { where, value, limit }] of this.highest)
      judged.atMost(`${what}, highest: ${where}`, value, limit);
    for (const [what, { where, value, limit }] of this.lowest)
      judged.atLeast(`${what}, lowest: ${where}`, value, limit);
  }
}
