import type { IncomingMessage } from 'node:http';

/** Whether a request can become a fetch Request, which does not allow TRACE, and its path can be decoded. */
export function isReadable({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'TRACE') return false;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
