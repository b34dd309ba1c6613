import type { IncomingMessage } from 'node:http';

/** Whether a request can be a Request of fetch (which knows no TRACE), and its path be decoded. */
export function isReadable({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'TRACE') return false;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
