import { countedAddress, parseTrustedProxies, peersOf, visitorAddress } from './visitorAddress';

const trusted = parseTrustedProxies('127.0.0.0/8, ::1, 10.1.0.0/16, 2001:db8::/32');

test.each([
  ['a visitor without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who forges the header', '203.0.113.7', '198.51.100.9', '203.0.113.7'],
  ['a visitor behind a proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a forged header behind a proxy', '127.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a visitor with IPv6', '::1', '2a02::7', '2a02::7'],
  ['a proxy with an IPv4 address mapped to IPv6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['an address with a port', '::ffff:127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['an address in brackets', '2001:db8::1', '[2a02::7]:443', '2a02::7'],
  ['the proxy itself', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['another proxy as the visitor', '127.0.0.1', '10.1.0.9', '10.1.0.9'],
  ['an invalid last address', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['an invalid header', '127.0.0.1', '<script>', '127.0.0.1'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['a very long header', '127.0.0.1', `203.0.113.7,${'10.1.0.1,'.repeat(9999)}`, '10.1.0.1'],
  ['a connection that has closed', undefined, '203.0.113.7', ''],
])('finds the address of %s', (_, connection, forwardedFor, visitor) => {
  expect(visitorAddress(peersOf(connection, forwardedFor), trusted)).toBe(visitor);
});

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/-1', '1.2.3.4/', '::/129', '10.0.0.0/8/8'])(
  'the error for the invalid network %s contains it',
  (list) => {
    expect(() => parseTrustedProxies(`127.0.0.1, ${list}`)).toThrow(`"${list}"`);
  },
);

test('all addresses of an IPv6 network count as one', () => {
  expect(countedAddress('2a02:908:1:2:aaaa::1')).toBe('2a02:908:1:2');
  expect(countedAddress('2a02:0908:0001:2::ffff')).toBe('2a02:908:1:2');
  expect(countedAddress('::1')).toBe('0:0:0:0');
  expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
});
