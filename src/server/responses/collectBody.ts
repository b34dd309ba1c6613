import type { ServerResponse } from 'node:http';
import { toBuffer } from '../compression/toBuffer';

/** Maximum size of a collected body in bytes. */
const maxBytes = 1_000_000;

/** The body of a response, as it is sent. */
export interface SentBody {
  /** Collects the parts that are sent from now on. */
  start: () => void;
  /** Returns the collected parts; null if nothing was collected, or too much. */
  read: () => Buffer | null;
}

/**
 * Collects the body of a response on request. Call it before the response is compressed, because it wraps `write`
 * and `end`, through which the compressed parts are sent.
 */
export function collectBody(response: ServerResponse): SentBody {
  const write: (...parts: never[]) => boolean = response.write.bind(response);
  const end: (...parts: never[]) => unknown = response.end.bind(response);
  let parts: Buffer[] | null = null;
  let size = 0;
  const collect = (chunk?: unknown, charset?: unknown) => {
    if (!parts) return;
    const part = toBuffer(chunk, charset);
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    else parts = null;
  };
  response.write = (...sent: never[]) => {
    collect(...sent);
    return write(...sent);
  };
  response.end = (...sent: never[]) => {
    collect(...sent);
    end(...sent);
    return response;
  };
  return {
    start: () => (parts ??= []),
    read: () => (parts && size > 0 ? Buffer.concat(parts) : null),
  };
}
