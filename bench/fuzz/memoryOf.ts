import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Megabytes of a program. */
export interface Memory {
  /** What JavaScript holds. */
  heap: number;
  /** What the system gave to the process. */
  resident: number;
}

/** Asks all programs that listen in a folder to collect their garbage; see collectOnRequest.cjs. */
async function collectGarbage(folder: string): Promise<void> {
  const sockets = await readdir(folder);
  if (sockets.length === 0) throw new Error('No program listens for requests to collect garbage.');
  for (const name of sockets) {
    const socket = connect(join(folder, name)).resume();
    // A program that has ended leaves its socket behind.
    await once(socket, 'close').catch(() => undefined);
  }
}

/**
 * Memory of a program after a garbage collection.
 * @param port at which it serves its metrics
 * @param folder in which it listens for requests to collect garbage
 */
export async function memoryOf(port: number, folder: string): Promise<Memory> {
  // What is only freed by finalizers of the first collection goes with the second.
  await collectGarbage(folder);
  await collectGarbage(folder);
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  const text = await answer.text();
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6;
  return {
    heap: megabytes('nodejs_heap_size_used_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
  };
}
