import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchFeed, isPublicAddress } from './fetchFeed';

let server: Server | undefined;

/** Starts a server, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const anywhere = () => true;

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
])('%s is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('other addresses are', () => {
  expect(['93.184.215.14', '2a00:1450:4002::200e'].every(isPublicAddress)).toBe(true);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/latest/meta-data',
  'http://localhost/',
])('%s is refused as a private address', async (address) => {
  await expect(fetchFeed(address)).rejects.toThrow('private network');
});

test.each(['file:///etc/passwd', 'ftp://a.example/', 'https://name:secret@a.example/', 'words'])(
  '%s is no address of a feed',
  async (address) => {
    await expect(fetchFeed(address)).rejects.toThrow('must start with https://');
  },
);

test('a redirect into a private network is refused, and so are too many', async () => {
  const address = await serve((request, response) => {
    const target = request.url === '/inside' ? 'http://127.0.0.2/' : '/again';
    response.writeHead(302, { location: target }).end();
  });
  const onlyServer = (one: string) => one === '127.0.0.1';
  await expect(fetchFeed(`${address}/inside`, {}, onlyServer)).rejects.toThrow('private network');
  await expect(fetchFeed(address, {}, anywhere)).rejects.toThrow('more than 3 times');
});

test('a file of more than 5 MB is refused, also if it was compressed', async () => {
  const body = gzipSync(Buffer.alloc(6_000_000));
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
  });
  await expect(fetchFeed(address, {}, anywhere)).rejects.toThrow('larger than 5 MB');
});

test('what has not changed is not sent again', async () => {
  const address = await serve(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR');
  });
  const first = await fetchFeed(address, {}, anywhere);
  expect(Buffer.from(first.bytes ?? []).toString()).toBe('BEGIN:VCALENDAR');
  expect(await fetchFeed(address, first, anywhere)).toMatchObject({ bytes: null, etag: '"1"' });
});

test('an error of the server is named', async () => {
  const address = await serve((_, response) => response.writeHead(404).end());
  await expect(fetchFeed(address, {}, anywhere)).rejects.toThrow('error 404');
  server?.close();
});
