import { isLocal } from './isLocal';

const from = (host: string, ...peers: string[]) =>
  isLocal({ request: new Request('http://x/outbox', { headers: { host } }), peers });

test('a request of this machine to one of its own names is local', () => {
  expect(from('localhost:4000', '127.0.0.1')).toBe(true);
  expect(from('[::1]:4000', '::1')).toBe(true);
  expect(from('127.0.0.1:4000', '::ffff:127.0.0.1', '127.0.0.1')).toBe(true);
});

test('a request of another machine is not local, even behind a local proxy or with another host name', () => {
  expect(from('localhost:4000', '10.0.0.7')).toBe(false);
  expect(from('localhost:4000', '127.0.0.1', '203.0.113.9')).toBe(false);
  expect(from('evil.example:4000', '127.0.0.1')).toBe(false);
  expect(from('localhost:4000', '')).toBe(false);
  expect(from('localhost:4000')).toBe(false);
});
