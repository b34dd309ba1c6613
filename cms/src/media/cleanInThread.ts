import { Worker } from 'node:worker_threads';
import { type CleanedKind, cleanedFile } from './cleanedFile';
import type { Cleaned, Cleaning } from './cleaningThread';
import { RefusedFile } from './uploadFaults';

/** Milliseconds that a file may take; one of 30 MB takes a second. */
const patience = 30_000;

const start = (cleaning: Cleaning): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./cleaningThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    const timer = setTimeout(() => {
      reject(new RefusedFile('slow'));
      void thread.terminate();
    }, patience);
    thread.once('message', (answer: Cleaned) =>
      'fault' in answer ? reject(new RefusedFile(answer.fault)) : resolve(Buffer.from(answer.data)),
    );
    thread.once('error', () => reject(new RefusedFile('damaged')));
    // After an answer this changes nothing.
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new RefusedFile('damaged'));
    });
    thread.postMessage(cleaning);
  });

/**
 * Cleans a file in a thread of its own, which ends when it takes too long: a PDF of some hundred kB can keep a
 * processor busy for minutes, and nobody else would get an answer meanwhile. Only the server has threads; its scripts
 * read files of the operator.
 *
 * @throws RefusedFile when it cannot be read, or not in time
 */
export const cleanInThread = (kind: CleanedKind, content: Buffer): Promise<Buffer> =>
  process.env.NEXT_RUNTIME === 'nodejs' ? start({ kind, content }) : cleanedFile(kind, content);
