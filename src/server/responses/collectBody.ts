import type { ServerResponse } from 'node:http';

/** Maximum size of a collected body, in bytes. */
const maxBytes = 1_000_000;

/**
 * Collects the body of a response as it is sent. Call it before the response is compressed, because it wraps `write`
 * and `end`, through which the compressed parts are sent.
 *
 * @param isWanted is called at the first part, when all headers are set
 * @returns a function that returns the body; null if it is not wanted or too large
 */
export function collectBody(response: ServerResponse, isWanted: () => boolean) {
  const write: (...parts: never[]) => boolean = response.write.bind(response);
  const end: (...parts: never[]) => unknown = response.end.bind(response);
  let isCollecting: boolean | undefined;
  let parts: Uint8Array[] = [];
  let size = 0;
  const collect = (part: unknown) => {
    isCollecting ??= isWanted();
    if (!isCollecting || !(part instanceof Uint8Array)) return;
    parts.push(part);
    size += part.length;
    if (size <= maxBytes) return;
    isCollecting = false;
    parts = [];
  };
  response.write = (...sent: never[]) => {
    collect(sent[0]);
    return write(...sent);
  };
  response.end = (...sent: never[]) => {
    collect(sent[0]);
    end(...sent);
    return response;
  };
  return (): Buffer | null => (isCollecting ? Buffer.concat(parts) : null);
}
