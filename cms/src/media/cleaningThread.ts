import { parentPort } from 'node:worker_threads';
import { type CleanedKind, cleanedFile } from './cleanedFile';
import { RefusedFile, type UploadFault } from './uploadFaults';

/** What the thread gets. */
export interface Cleaning {
  kind: CleanedKind;
  content: Uint8Array;
}

/** What it answers. */
export type Cleaned = { data: Uint8Array } | { fault: UploadFault };

parentPort?.once('message', ({ kind, content }: Cleaning) => {
  void cleanedFile(kind, Buffer.from(content)).then(
    (data) => parentPort?.postMessage({ data } satisfies Cleaned),
    (error: unknown) => {
      const fault = error instanceof RefusedFile ? error.fault : 'damaged';
      parentPort?.postMessage({ fault } satisfies Cleaned);
    },
  );
});
