import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { isReadable } from './http/isReadable';
import { peerHeader } from './http/peerHeader';
import { sendSecurityHeaders } from './http/sendSecurityHeaders';
import { withoutPreview } from './http/withoutPreview';
import { isRecord } from './lib/isRecord';
import { guardLogs } from './logs/guardLogs';
import { logError } from './logs/logError';
import { mails } from './mail/mails';
import { getApi } from './start';

/**
 * Notes on every request who opened its connection, and what is not for it, before Next sees it: what
 * Next would fail on is led to where it is refused.
 */
function receiveRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const request = isRecord(message) ? message.request : undefined;
    if (!(request instanceof IncomingMessage)) return;
    if (!isReadable(request)) Object.assign(request, { method: 'GET', url: '/bad-request' });
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
    // Cookies know no ports: on one machine the site's preview arrives here too, and Next would end
    // what it has not begun itself.
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = withoutPreview(cookie);
  });
}

/** Opens the database and checks the contract, so that the first request is fast. */
export async function boot(): Promise<void> {
  guardLogs();
  sendSecurityHeaders();
  receiveRequests();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mails.finish());
  try {
    await getApi();
  } catch (error) {
    logError('start', error);
    process.exit(1);
  }
}
