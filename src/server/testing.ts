import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * For tests: starts a server on this machine.
 * @param port any free one by default
 */
export async function listen(listener: RequestListener, port = 0) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    server,
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof listen>>;

/** For tests: sends exactly these headers, on a connection of its own, and decodes the body of the response. */
export async function requestRaw(
  url: string,
  headers: Record<string, string>,
  method: string,
  sent: string | Buffer = '',
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers, agent: false }, resolve).on('error', reject).end(sent);
  });
  const content = await buffer(response);
  const { statusCode: status = 0, headers: received } = response;
  const body = decode(content, received['content-encoding']).toString();
  return { status, headers: received, size: content.length, body };
}

function decode(content: Buffer, encoding: string | undefined): Buffer {
  if (content.length === 0) return content;
  if (encoding === 'br') return brotliDecompressSync(content);
  return encoding === 'gzip' ? gunzipSync(content) : content;
}

export type RawResponse = Awaited<ReturnType<typeof requestRaw>>;

/** A request that a fake cms has received. */
export interface CmsRequest {
  /** Name of the operation. */
  name: string;
  query: string;
  variables: Record<string, unknown>;
  http: IncomingMessage;
}

/** For tests: reads a request of the contract. */
export async function readCmsRequest(http: IncomingMessage): Promise<CmsRequest> {
  const { query, variables } = (await json(http)) as Pick<CmsRequest, 'query' | 'variables'>;
  const [, name = ''] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
  return { name, query, variables, http };
}

/**
 * For tests: starts a fake cms over HTTP that returns the test's responses. CMS_HOST points to it until the
 * returned function closes it.
 */
export async function openCms(
  answer: (request: CmsRequest) => unknown,
): Promise<() => Promise<void>> {
  const { url, close } = await listen((request, response) => {
    void readCmsRequest(request).then((received) => {
      response.end(JSON.stringify({ data: answer(received) }));
    });
  });
  process.env.CMS_HOST = url;
  return () => {
    delete process.env.CMS_HOST;
    return close();
  };
}
