import { connect } from 'node:net';
import type { FuzzRequest } from './requests';

const timeoutMs = 30_000;

/**
 * Sends the parts of a request on a new connection to a port of this machine.
 *
 * @param waitMs the timeout in milliseconds
 * @returns the HTTP status; 0 if the connection was closed without one or after the timeout
 */
export function exchange(
  port: number,
  parts: Iterable<string | Buffer> | AsyncIterable<string>,
  waitMs = timeoutMs,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let head = '';
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on('data', (part) => (head = (head + part.toString('latin1')).slice(0, 20)));
    // The server may close the connection while the body is still being sent.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)));
    void (async () => {
      for await (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
      }
    })();
  });
}

/** Returns the bytes of a request, built by hand because HTTP libraries refuse invalid values. */
function bytesOf({ method, target, headers, body }: FuzzRequest, host: string): Buffer {
  const content = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(content.length > 0 ? [`content-length: ${content.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}

/** Sends a request to a port of this machine; see `exchange`. */
export const send = (request: FuzzRequest, port: number): Promise<number> =>
  exchange(port, [bytesOf(request, `localhost:${port}`)]);
