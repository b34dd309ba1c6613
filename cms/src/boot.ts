import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { peerHeader } from './http/nextRoute';
import { isRecord } from './lib/isRecord';
import { getApi } from './start';

/** Notes on every request who opened its connection, before Next sees it. */
function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const request = isRecord(message) ? message.request : undefined;
    if (request instanceof IncomingMessage)
      request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}

/** Opens the database and checks the contract, so that the first request is fast. */
export async function boot(): Promise<void> {
  notePeers();
  try {
    await getApi();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
