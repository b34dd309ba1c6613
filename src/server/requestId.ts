import { partsOfMessage } from '@studium/shared/partsOfMessage';
import { normalizeAddress, type IsTrustedProxy } from '@studium/shared/visitorAddress';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';

const header = 'X-Request-Id';

/** The ids that a proxy may send; other texts could forge lines of the log. */
const validId = /^[\w-]{8,64}$/;

declare global {
  /** Global, because Next loads modules separately for pages and API routes. */
  var studiumRequestIds: AsyncLocalStorage<string> | undefined;
}

const ids = (globalThis.studiumRequestIds ??= new AsyncLocalStorage());

/** The id of the current request, which log lines and requests to the cms contain; null outside of one. */
export function requestId(): string | null {
  return ids.getStore() ?? null;
}

/** The header that sends the id of the current request to the cms. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId();
  return id === null ? {} : { [header]: id };
}

/**
 * Creates a subscriber of Node's channel http.server.request.start, which gives each request an id and sends
 * it in the response. The id of a trusted proxy stays, so that the proxy's log has the same.
 */
export function createRequestIdentifier(isTrusted: IsTrustedProxy): (message: unknown) => void {
  return (message) => {
    const { request, response } = partsOfMessage(message);
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    const received = String(request.headers[header.toLowerCase()] ?? '');
    const peer = normalizeAddress(request.socket.remoteAddress ?? '');
    const isAccepted = validId.test(received) && peer !== null && isTrusted(peer);
    const id = isAccepted ? received : randomUUID();
    response.setHeader(header, id);
    ids.enterWith(id);
  };
}
