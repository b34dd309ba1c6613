import type { IncomingMessage } from 'node:http';

/** Maximum size of a body from people who are not logged in, in bytes: a login, a query of the contract. */
const maxBytesOfStrangers = 100_000;
/** Maximum size of a body of the staff, in bytes: a file of 30 MB with its fields. */
const maxBytesOfStaff = 32_000_000;
/** Maximum size of JSON of the staff, in bytes: more than the largest document in all languages. */
const maxBytesOfJson = 4_000_000;
/** The most names in JSON. Payload visits each, and more than the largest document has would keep the program busy. */
const maxNames = 40_000;

/**
 * The least that has to arrive, or else the end: 80 kB in each ten seconds. A short body has ten seconds, and a file of
 * 30 MB on a line of 2 Mbit/s may take its two minutes.
 */
const windowMs = 10_000;
const bytesPerWindow = 80_000;

/** 408 for a body that arrives too slowly, 413 for one that is too large, `gone` when the client has disconnected. */
type Refusal = 408 | 413 | 'gone';

/**
 * Waits until the whole body of a request is in memory, where its handler then reads it as usual. So a handler never
 * waits for a client, whatever it holds meanwhile: a slot of a queue, a lock, a transaction.
 *
 * @param isStaff called only for a body that strangers may not send
 * @returns why the body is refused, or null
 */
export async function receiveBody(
  incoming: IncomingMessage,
  isStaff: () => Promise<boolean>,
): Promise<Refusal | null> {
  const {
    'content-length': length,
    'transfer-encoding': encoding,
    'content-type': type,
  } = incoming.headers;
  const announced = encoding === undefined ? Number(length ?? 0) : Infinity;
  if (announced === 0) return null;
  const isLarge = announced > maxBytesOfStrangers;
  const isJson = /^application\/json/i.test(type ?? '');
  const ofStaff = isJson ? maxBytesOfJson : maxBytesOfStaff;
  const maxBytes = isLarge && (await isStaff()) ? ofStaff : maxBytesOfStrangers;
  if (announced > maxBytes && encoding === undefined) return 413;
  return readAhead(incoming, maxBytes, isJson);
}

/** How many names of values a JSON text has; those that a text quotes count too. */
const countNames = (parts: Buffer[]): number =>
  Buffer.concat(parts).toString('latin1').split('":').length - 1;

function readAhead(
  incoming: IncomingMessage,
  maxBytes: number,
  isJson: boolean,
): Promise<Refusal | null> {
  const parts: Buffer[] = [];
  let size = 0;
  let sizeBefore = 0;
  return new Promise((resolve) => {
    const end = (outcome: Refusal | null) => {
      clearInterval(timer);
      incoming.off('readable', read).off('close', onClose);
      if (outcome === null) for (const part of parts.reverse()) incoming.unshift(part);
      resolve(outcome);
    };
    const onClose = () => end('gone');
    const read = () => {
      // To read beyond the last byte would end the stream, and nothing can be put back into an ended one.
      while (incoming.readableLength > 0) {
        const part = incoming.read() as Buffer;
        parts.push(part);
        size += part.length;
      }
      if (size > maxBytes) end(413);
      else if (incoming.complete) end(isJson && countNames(parts) > maxNames ? 413 : null);
    };
    const timer = setInterval(() => {
      if (size - sizeBefore < bytesPerWindow) end(408);
      sizeBefore = size;
    }, windowMs);
    incoming.on('readable', read).on('close', onClose);
    read();
  });
}
