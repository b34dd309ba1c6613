import type { Attacker } from './Attacker';
import { Chance } from './Chance';

/** A reply that a program must not give. */
export interface Failure {
  attacker: string;
  /** The number of the request; the same in each run of the same seed. */
  number: number;
  status: number;
  request: string;
  fault?: string;
}

/** What some minutes of attack came to. */
export class AttackLog {
  readonly failures: Failure[] = [];
  /** How often each HTTP status was answered, by attacker. */
  readonly statuses = new Map<string, Map<number, number>>();

  add(attacker: string, number: number, reply: Awaited<ReturnType<Attacker['attack']>>): void {
    if (!reply) return;
    const { status, request, fault } = reply;
    const counts = this.statuses.get(attacker) ?? new Map<number, number>();
    this.statuses.set(attacker, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (status === 0 || status >= 500 || fault !== undefined)
      this.failures.push({ attacker, number, status, request, fault });
  }

  /** One failure of each kind: those alike but for digits are of one kind. */
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

  /** How many requests were answered. */
  get total(): number {
    const counts = [...this.statuses.values()].flatMap((byStatus) => [...byStatus.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

/** Lets all attackers loose at once, until the time is over. */
export async function runAttackers(
  attackers: readonly Attacker[],
  { seed, milliseconds }: { seed: number; milliseconds: number },
): Promise<AttackLog> {
  const log = new AttackLog();
  const end = performance.now() + milliseconds;
  const clients = attackers.flatMap((attacker) => {
    let next = 0;
    return Array.from({ length: attacker.clients }, async () => {
      while (performance.now() < end) {
        const number = next++;
        // Each request has a chance of its own, so that it can be repeated without those before.
        log.add(
          attacker.name,
          number,
          await attacker.attack(new Chance(seed * 1_000_003 + number)),
        );
      }
    });
  });
  await Promise.all(clients);
  return log;
}
