import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

/** For tests: serves handlers of API routes over HTTP, through Next's own resolver. */
export async function openSite(
  routes: Record<string, { handler: NextApiHandler; config?: object }>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const route = routes[pathname];
    if (!route) {
      response.writeHead(404).end();
      return;
    }
    const resolved = { default: route.handler, config: route.config };
    const context = {
      previewModeId: 'a'.repeat(32),
      previewModeEncryptionKey: 'b'.repeat(64),
      previewModeSigningKey: 'c'.repeat(64),
      dev: false,
    };
    const query = Object.fromEntries(searchParams);
    void apiResolver(request, response, query, resolved, context, false, false, pathname);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  json: unknown;
}

interface Cookie {
  value: string;
  /** The Set-Cookie line without name and value. */
  attributes: string;
}

/** For tests: the parts of a browser that a session needs: it stores cookies and sends Sec-Fetch-Site. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  /** Headers of every request. */
  readonly headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };

  constructor(private readonly url: string) {}

  post(path: string, content: unknown, headers?: Record<string, string>): Promise<Received> {
    return this.send('POST', path, JSON.stringify(content), headers);
  }

  /** @param headers added to or replacing the default ones; an empty value removes a header */
  async send(
    method: string,
    path: string,
    body: string | Buffer = '',
    headers: Record<string, string> = {},
  ): Promise<Received> {
    const cookie = [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...this.headers, ...length, ...(cookie && { cookie }), ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    return new Promise((resolve, reject) => {
      const request = sendRequest(this.url + path, { method, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) this.storeCookie(line);
          const text = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = response;
          const json: unknown = text.startsWith('{') ? JSON.parse(text) : null;
          resolve({ status: statusCode, headers: response.headers, body: text, json });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  private storeCookie(line: string): void {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(line) ?? [];
    const expires = /Expires=([^;]+)/.exec(attributes)?.[1];
    const isOver =
      /Max-Age=(-|0)/.test(attributes) || (expires && Date.parse(expires) < Date.now());
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, { value, attributes });
  }
}
