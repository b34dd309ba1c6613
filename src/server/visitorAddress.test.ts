import { parseTrustedProxies, visitorAddress } from './visitorAddress';

const addressOf = (
  peer: string,
  forwarded: string | undefined,
  trusted = '127.0.0.0/8,::1,10.0.0.0/8',
) =>
  visitorAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: peer },
    },
    parseTrustedProxies(trusted),
  );

it.each([
  ['a visitor without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a visitor who forges the header', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a visitor behind our proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'a visitor behind our proxy who forges the header',
    '127.0.0.1',
    '6.6.6.6, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a visitor behind two of our proxies', '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['a visitor with IPv6', '::1', '2001:db8::7', '2001:db8::7'],
  ['a proxy with an IPv4 address mapped to IPv6', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['the proxy itself', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['an invalid header', '127.0.0.1', '<script>', '127.0.0.1'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['a very long chain', '127.0.0.1', '10.0.0.1,'.repeat(9999), '127.0.0.1'],
])('returns the right address for %s', (_, peer, forwarded, address) => {
  expect(addressOf(peer, forwarded)).toBe(address);
});

it('returns `unknown` after the connection has closed', () => {
  const gone = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: null };
  expect(visitorAddress(gone, parseTrustedProxies('127.0.0.0/8'))).toBe('unknown');
});

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/-1', '1.2.3.4/', '::/129'])(
  'refuses %s as a proxy and names it',
  (list) => {
    expect(() => parseTrustedProxies(`127.0.0.1, ${list}`)).toThrow(`TRUSTED_PROXIES must be`);
    expect(() => parseTrustedProxies(list)).toThrow(list);
  },
);
