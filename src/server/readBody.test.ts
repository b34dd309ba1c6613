import { connect } from 'node:net';
import { AppError } from '@/errors/AppError';
import { readBody } from './readBody';
import { listen, type TestServer } from './testing';

const timeoutMs = 300;

let server: TestServer;

beforeAll(async () => {
  server = await listen((request, response) => {
    readBody(request, response, 100, timeoutMs).then(
      (body) => response.end(body),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        response.writeHead(error.status).end(error.code);
      },
    );
  });
});
afterAll(() => server.close());

/** Sends the parts of a request over a socket, and resolves with the response when the server closes it. */
function send(...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      const next = () => {
        const part = parts.shift();
        if (part === undefined || socket.destroyed) return;
        socket.write(part);
        setTimeout(next, 50);
      };
      next();
    });
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', (error: Error & { code?: string }) => {
      // The closed connection refuses the parts that are sent after the response.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
  });
}

const head = (...more: string[]) =>
  ['POST / HTTP/1.1', 'Host: site', ...more].map((line) => `${line}\r\n`).join('') + '\r\n';

it('reads a body that arrives in parts', async () => {
  const answer = await send(head('Content-Length: 6', 'Connection: close'), 'abc', 'def');
  expect(answer).toContain('200 OK');
  expect(answer).toContain('abcdef');
});

it.each([
  ['sends nothing', []],
  ['sends single bytes slowly', Array<string>(60).fill('x')],
])('closes a connection that %s before its body is complete', async (_, parts) => {
  const answer = await send(head('Content-Length: 90'), ...parts);
  expect(answer).toContain('408 Request Timeout');
  expect(answer).toContain('body/too-slow');
  expect(answer).toMatch(/connection: close/i);
});

it.each([
  ['has a Content-Length', head('Content-Length: 101'), ''],
  ['has no Content-Length', head('Transfer-Encoding: chunked'), `65\r\n${'x'.repeat(101)}\r\n`],
])('closes a connection whose body is too large and %s', async (_, ...parts) => {
  const answer = await send(...parts);
  expect(answer).toContain('413 Payload Too Large');
  expect(answer).toMatch(/connection: close/i);
});
