import type { Attacker } from './Attacker';
import { Random } from './Random';

/** A reply that is a failure of a program. */
export interface Failure {
  attacker: string;
  /** The number of the request, which is the same in each run with the same seed. */
  number: number;
  status: number;
  request: string;
  fault?: string;
}

/** The result of an attack. */
export class AttackLog {
  readonly failures: Failure[] = [];
  /** The number of responses with each HTTP status, by attacker. */
  readonly statuses = new Map<string, Map<number, number>>();

  add(attacker: string, number: number, reply: Awaited<ReturnType<Attacker['attack']>>): void {
    if (!reply) return;
    const { status, request, fault } = reply;
    const counts = this.statuses.get(attacker) ?? new Map<number, number>();
    this.statuses.set(attacker, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (status === 0 || status >= 500 || fault !== undefined)
      this.failures.push({ attacker, number, status, request, fault });
  }

  /** One failure of each kind. Failures that differ only in digits are of the same kind. */
  get kinds(): (Failure & { times: number })[] {
    const kinds = new Map<string, Failure & { times: number }>();
    for (const failure of this.failures) {
      const { attacker, status, request, fault = '' } = failure;
      const path = request.split('?')[0] ?? '';
      const key = [attacker, status, path, fault.slice(0, 60)].join(' ').replace(/\d+/g, '#');
      const known = kinds.get(key);
      if (known) known.times += 1;
      else kinds.set(key, { ...failure, times: 1 });
    }
    return [...kinds.values()];
  }

  /** The number of requests with a response. */
  get total(): number {
    const counts = [...this.statuses.values()].flatMap((byStatus) => [...byStatus.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

interface Extent {
  seed: number;
  /** Requests of each attacker. */
  count?: number;
  milliseconds?: number;
}

/** Runs all attackers in parallel until the time is over, or until each has sent so many requests. */
export async function runAttackers(
  attackers: readonly Attacker[],
  { seed, count = Infinity, milliseconds = Infinity }: Extent,
): Promise<AttackLog> {
  const log = new AttackLog();
  const end = performance.now() + milliseconds;
  const clients = attackers.flatMap((attacker) => {
    let next = 0;
    return Array.from({ length: attacker.clients }, async () => {
      while (next < count && performance.now() < end) {
        const number = next++;
        // Each request has its own seed, so that it can be repeated alone.
        log.add(
          attacker.name,
          number,
          await attacker.attack(new Random(seed * 1_000_003 + number)),
        );
      }
    });
  });
  await Promise.all(clients);
  return log;
}
