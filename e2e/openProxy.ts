import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { town } from './town';

/** Changes the headers of an answer, and returns a function that changes its text; undefined if it stays as it is. */
type Change = (
  path: string,
  headers: IncomingHttpHeaders,
) => ((text: string) => string) | undefined;

/** Opens a proxy of the site that changes its answers. */
export async function openProxy(change: Change): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const target = new URL(incoming.url ?? '/', town.siteUrl);
    const passed = request(target, { method: incoming.method, headers }, (answer) => {
      const sent = { ...answer.headers };
      const changeText = change(target.pathname, sent);
      if (changeText) delete sent['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, sent);
      if (changeText) void text(answer).then((body) => outgoing.end(changeText(body)));
      else answer.pipe(outgoing);
    });
    // The browser has left the page, or the site has stopped.
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
