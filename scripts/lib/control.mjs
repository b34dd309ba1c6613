import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from './ports.mjs';

/**
 * Lets a test in another process stop and start the real programs: `POST /cms/stop`, `/cms/kill` and
 * `/cms/start` (the same for `/site`) answer 204 when the program has stopped or runs again; 500 with
 * the reason if that failed.
 *
 * @param {Record<string, () => Promise<unknown>>} actions by path
 * @returns {Promise<{ url: string, close: () => void }>} reachable from this machine only
 */
export async function openControl(actions) {
  const server = createServer((request, response) => {
    const action = request.method === 'POST' && actions[request.url ?? ''];
    if (!action) {
      response.writeHead(404).end();
      return;
    }
    action().then(
      () => response.writeHead(204).end(),
      (/** @type {unknown} */ error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
