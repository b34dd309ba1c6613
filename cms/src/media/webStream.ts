import type { Readable } from 'node:stream';

/**
 * Converts a Node stream to a web stream that closes the file when it is cancelled. Node's own
 * `Readable.toWeb` still writes to the cancelled stream and throws an uncaught error
 * (seen with Node 20.20: "Invalid state: Controller is already closed").
 */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(value);
      else throw new TypeError('A file is read in bytes.');
    },
    cancel() {
      stream.destroy();
    },
  });
}
