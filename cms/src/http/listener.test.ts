import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as send,
  type RequestOptions,
} from 'node:http';
import { connect } from 'node:net';
import type { HttpRequest } from './HttpRequest';
import { createListener } from './listener';
import { peerHeader } from './peerHeader';

type Handler = (incoming: HttpRequest) => Promise<Response>;

let mockHandler: Handler = async () => new Response(null);
jest.mock('./handlerOf', () => ({
  handlerOf: (path: string) =>
    path === '/api' ? (incoming: HttpRequest) => mockHandler(incoming) : null,
  mayHaveFile: async () => false,
}));

let mockIsStaff = false;
jest.mock('../staff/isStaffSession', () => ({ isStaffSession: async () => mockIsStaff }));

let forwarded: IncomingMessage | undefined;
const server = createServer(
  createListener(async (incoming, outgoing) => {
    forwarded = incoming;
    let size = 0;
    for await (const part of incoming) size += (part as Buffer).length;
    outgoing.end(size > 0 ? `${size} bytes for Next` : 'from Next');
  }),
);
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) ({ port } = address);
});
afterAll(() => {
  server.close();
});

async function sendRequest(path: string, options: RequestOptions = {}, body?: string) {
  const outgoing = send({ host: '127.0.0.1', port, path, agent: false, ...options }).end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers, text };
}

test('a handler gets the body, and the peers of a public path', async () => {
  mockHandler = async ({ request, peers }) => Response.json([await request.text(), peers]);
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
  const answer = await sendRequest('/api', { method: 'POST', headers }, 'Ciao');
  expect(JSON.parse(answer.text)).toEqual(['Ciao', ['127.0.0.1', '203.0.113.7', '10.0.0.1']]);
});

test('a connection that sends many requests before it reads an answer is closed', async () => {
  let running = 0;
  mockHandler = () => {
    running += 1;
    return new Promise(() => undefined);
  };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  await once(socket, 'close');
  expect(running).toBeLessThanOrEqual(10);
  mockHandler = async () => new Response('free');
  expect((await sendRequest('/api')).text).toBe('free');
});

test('responses have their length, and the security headers', async () => {
  mockHandler = async () => new Response('perché');
  const { headers } = await sendRequest('/api');
  expect(headers).toMatchObject({ 'content-length': '7', 'x-content-type-options': 'nosniff' });
  mockHandler = async () => new Response('file', { headers: { 'content-length': '4' } });
  expect((await sendRequest('/api')).headers['content-length']).toBe('4');
});

test('a handler that fails answers 500', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockHandler = () => Promise.reject(new Error('secret'));
  expect(await sendRequest('/api')).toMatchObject({ status: 500, text: '' });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"fault":"request"'));
  log.mockRestore();
});

test('the signal of a request aborts when the client disconnects', async () => {
  const aborted = new Promise<void>((resolve) => {
    mockHandler = ({ request }) =>
      new Promise<Response>((answer) => {
        socket.destroy();
        request.signal.addEventListener('abort', () => {
          answer(new Response(null));
          resolve();
        });
      });
  });
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /api HTTP/1.1\r\nHost: cms\r\n\r\n'),
  );
  await aborted;
});

test('Next gets other paths, with the address of the peer and without the cookies of a preview', async () => {
  const cookie =
    '__prerender_bypass=1; studium-cms-token=a=b; __next_preview_data=x.y.z; theme=dark';
  const headers = { [peerHeader]: '203.0.113.9', cookie };
  const answer = await sendRequest('/admin', { headers });
  expect(answer.text).toBe('from Next');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
  const expected = { [peerHeader]: '127.0.0.1', cookie: 'studium-cms-token=a=b; theme=dark' };
  expect(forwarded?.headers).toMatchObject(expected);
});

describe('a body for Next', () => {
  const length = (bytes: number) => ({ 'content-length': bytes });
  const chunked = { 'transfer-encoding': 'chunked' };
  const json = (bytes: number) => ({ ...length(bytes), 'content-type': 'application/json' });

  test.each([
    ['of a stranger', '/cms-api/x', false, length(100_000), 100_000, '100000 bytes for Next'],
    ['that is too large for a stranger', '/cms-api/x', false, length(100_001), 100_001, 413],
    ['of unknown length', '/cms-api/x', false, chunked, 100_000, '100000 bytes for Next'],
    ['that is too large and of unknown length', '/cms-api/x', false, chunked, 100_001, 413],
    ['of the staff', '/admin/x', true, chunked, 1_000_000, '1000000 bytes for Next'],
    ['of JSON of the staff', '/cms-api/x', true, json(4e6), 4_000_000, '4000000 bytes for Next'],
    // It is refused by its length, so no more is sent.
    ['of JSON that is larger than any document', '/cms-api/x', true, json(4e6 + 1), 100, 413],
    ['that is empty', '/admin/x', true, chunked, 0, 'from Next'],
    ['of a stranger for the admin', '/admin/x', false, length(5), 5, 403],
    ['that is too large for the contract', '/api', true, length(100_001), 100_001, 413],
  ])('%s', async (_, path, isStaff, headers, bytes, expected) => {
    mockIsStaff = isStaff;
    const answer = await sendRequest(path, { method: 'POST', headers }, 'x'.repeat(bytes));
    expect(typeof expected === 'number' ? answer.status : answer.text).toBe(expected);
  });
});

test('JSON with more names than any document has is refused before it is parsed', async () => {
  mockIsStaff = true;
  const headers = { 'content-type': 'application/json' };
  const sent = (names: number) =>
    sendRequest('/cms-api/x', { method: 'PATCH', headers }, '"a":1,'.repeat(names));
  expect((await sent(40_000)).text).toBe('240000 bytes for Next');
  expect((await sent(40_001)).status).toBe(413);
});

test('a method that neither a file nor the admin has is refused', async () => {
  mockIsStaff = true;
  for (const method of ['OPTIONS', 'PUT', 'PROPFIND'])
    expect((await sendRequest('/favicon.ico', { method })).status).toBe(405);
});

test('a network that requests many pages without a session holds up nobody else', async () => {
  mockIsStaff = false;
  const headers = { 'x-forwarded-for': '203.0.113.20' };
  const flood = Array.from({ length: 20 }, () => sendRequest('/admin/login', { headers }));
  const refused = await new Promise((resolve) => {
    for (const one of flood) void one.then((answer) => answer.status === 429 && resolve(answer));
  });
  expect(refused).toMatchObject({
    headers: { 'retry-after': '5', 'x-content-type-options': 'nosniff' },
    text: expect.stringMatching(/^Troppe richieste/) as string,
  });
  const others = [
    sendRequest('/admin/login', { headers: { 'x-forwarded-for': '203.0.113.21' } }),
    ...['/cms-api/x', '/_next/static/x.js'].map((path) => sendRequest(path, { headers })),
  ];
  for (const answer of await Promise.all(others)) expect(answer.text).toBe('from Next');
  mockIsStaff = true;
  expect((await sendRequest('/admin/login', { headers })).text).toBe('from Next');
  await Promise.all(flood);
});

test('a path is decoded, but not its query', async () => {
  mockHandler = async () => new Response(null);
  expect(await sendRequest('/api?query=%ff')).toMatchObject({ status: 200 });
  expect(await sendRequest('/media/casa%20mia.webp')).toMatchObject({ text: 'from Next' });
});

test.each([
  ['GET', '/media/%ff%fe'],
  ['GET', '/media/%25%zz'],
  ['TRACE', '/health'],
  ['OPTIONS', '*'],
  ['POST', 'http://a:b@cms/api'],
  // Next would render the page of the admin.
  ['GET', '/_next/static/../../admin/login'],
  ['POST', String.raw`/.\api`],
  ['GET', String.raw`/admin/x\..\..\api`],
])('%s %s, which has no normal path or method, is refused', async (method, path) => {
  expect(await sendRequest(path, { method })).toMatchObject({ status: 400, text: 'Bad request' });
});
