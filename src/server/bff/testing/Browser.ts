import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { listen, requestRaw, type RawResponse, type TestServer } from '../../testing';

/** For tests: serves handlers of API routes over HTTP, through Next's own resolver. */
export function openSite(
  routes: Record<string, { handler: NextApiHandler; config?: object }>,
): Promise<TestServer> {
  return listen((request, response) => {
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
}

interface Received extends RawResponse {
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
    const received = await requestRaw(this.url + path, sent, method, body);
    for (const line of received.headers['set-cookie'] ?? []) this.storeCookie(line);
    return {
      ...received,
      json: received.body.startsWith('{') ? JSON.parse(received.body) : null,
    };
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
