import { type BodyRefusal, readBody } from './readBody';

/** Maximum size of a body from people who are not logged in, in bytes: a login, or a new password. */
const maxBytesOfStrangers = 100_000;
/** Maximum size of a body of the staff, in bytes: a file of 30 MB with its fields. */
const maxBytesOfStaff = 32_000_000;
/** Milliseconds for a body of unknown length to arrive. */
const timeoutMs = 20_000;

/**
 * Limits the body of a request to Payload's REST API. Payload reads any number of bytes into memory before it
 * checks who sends them, so one request of a stranger could end the program.
 *
 * @param isStaff called only for a body that strangers may not send
 * @returns the request to handle, or the status for refusing it
 */
export async function limitBody(
  request: Request,
  isStaff: (headers: Headers) => Promise<boolean>,
): Promise<Request | BodyRefusal> {
  const { body, headers, method, signal, url } = request;
  if (!body) return request;
  // Node reads no more bytes than Content-Length says.
  const length = headers.get('content-length');
  if (length !== null && Number(length) <= maxBytesOfStrangers) return request;
  const maxBytes = (await isStaff(headers)) ? maxBytesOfStaff : maxBytesOfStrangers;
  if (length !== null) return Number(length) <= maxBytes ? request : 413;
  const read = await readBody(request, maxBytes, timeoutMs);
  if (typeof read === 'number') return read;
  return new Request(url, { method, headers, signal, body: new Uint8Array(read) });
}
