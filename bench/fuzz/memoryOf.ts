import { setTimeout as pause } from 'node:timers/promises';

/** Seconds over which memory is read: the least of them comes after a garbage collection. */
const seconds = 60;

/** Megabytes of a program. */
export interface Memory {
  /** What JavaScript holds. */
  heap: number;
  /** What the system gave to the process. */
  resident: number;
}

async function read(port: number): Promise<Memory> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  const text = await answer.text();
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6;
  return {
    heap: megabytes('nodejs_heap_size_used_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
  };
}

/**
 * Memory of a program that has little to do for a minute.
 * @param port at which it serves its metrics
 */
export async function memoryOf(port: number): Promise<Memory> {
  const least: Memory = { heap: Infinity, resident: Infinity };
  for (let second = 0; second < seconds; second += 1) {
    const { heap, resident } = await read(port);
    least.heap = Math.min(least.heap, heap);
    least.resident = Math.min(least.resident, resident);
    await pause(1000);
  }
  return least;
}
