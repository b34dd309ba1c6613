import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { isReadable } from './http/isReadable';
import { peerHeader } from './http/peerHeader';
import { sendSecurityHeaders } from './http/sendSecurityHeaders';
import { removePreviewCookies } from './http/removePreviewCookies';
import { isRecord } from './lib/isRecord';
import { guardLogs } from './logs/guardLogs';
import { logError } from './logs/logError';
import { mails } from './mail/mails';
import { getApi } from './start';

/**
 * Changes each request before Next handles it: adds the address of the peer, removes the cookies of a
 * preview, and sends a request that Next cannot read to /bad-request.
 */
function prepareRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const request = isRecord(message) ? message.request : undefined;
    if (!(request instanceof IncomingMessage)) return;
    if (!isReadable(request)) Object.assign(request, { method: 'GET', url: '/bad-request' });
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
    // Cookies do not distinguish ports: on one machine the browser sends the site's preview cookies to the
    // CMS too, and this Next would delete them, because it did not set them.
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = removePreviewCookies(cookie);
  });
}

/** Prepares the server of Next: opens the database and checks the contract before the first request. */
export async function prepareNextServer(): Promise<void> {
  guardLogs();
  sendSecurityHeaders();
  prepareRequests();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mails.finish());
  try {
    await getApi();
  } catch (error) {
    logError('start', error);
    process.exit(1);
  }
}
