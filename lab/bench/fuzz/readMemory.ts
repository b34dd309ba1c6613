import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** The memory of a program in megabytes. */
export interface Memory {
  /** The used JavaScript heap. */
  heap: number;
  /** The resident memory of the process. */
  resident: number;
}

/** Makes all programs that listen in a folder collect garbage; see collectOnRequest.cjs. */
async function collectGarbage(folder: string): Promise<void> {
  const sockets = await readdir(folder);
  if (sockets.length === 0) throw new Error('No program listens for requests to collect garbage.');
  for (const name of sockets) {
    const socket = connect(join(folder, name)).resume();
    // The socket of a program that has ended may still exist.
    await once(socket, 'close').catch(() => undefined);
  }
}

/**
 * Returns the memory of a program after a garbage collection.
 * @param port the port of its metrics
 * @param folder the folder of its socket for garbage collections
 */
export async function readMemory(port: number, folder: string): Promise<Memory> {
  // Memory that finalizers of the first collection release is collected by the second.
  await collectGarbage(folder);
  await collectGarbage(folder);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6;
  return {
    heap: megabytes('nodejs_heap_size_used_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
  };
}
