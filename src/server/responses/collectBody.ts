import type { ServerResponse } from 'node:http';
import { BodyParts } from '../compression/BodyParts';

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
  let parts: BodyParts | null = null;
  response.write = (...sent: never[]) => {
    parts?.add(...sent);
    return write(...sent);
  };
  response.end = (...sent: never[]) => {
    parts?.add(...sent);
    end(...sent);
    return response;
  };
  return {
    start: () => (parts ??= new BodyParts(maxBytes)),
    read: () => parts?.read() ?? null,
  };
}
