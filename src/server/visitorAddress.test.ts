import { trustedProxies, visitorAddress } from './visitorAddress';

const seen = (
  peer: string,
  forwarded: string | undefined,
  trusted = '127.0.0.0/8,::1,10.0.0.0/8',
) =>
  visitorAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: peer },
    },
    trustedProxies(trusted),
  );

it.each([
  ['a visitor without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a visitor who makes one up', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a visitor behind our proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'one who writes something before the proxy does',
    '127.0.0.1',
    '6.6.6.6, 203.0.113.9',
    '203.0.113.9',
  ],
  ['one behind two of our proxies', '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['one by IPv6', '::1', '2001:db8::7', '2001:db8::7'],
  ['a proxy by IPv4 that looks like IPv6', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['ourselves', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['nonsense', '127.0.0.1', '<script>', '127.0.0.1'],
  ['nothing', '127.0.0.1', '', '127.0.0.1'],
  ['an endless chain', '127.0.0.1', '10.0.0.1,'.repeat(9999), '127.0.0.1'],
])('sees %s', (_, peer, forwarded, address) => {
  expect(seen(peer, forwarded)).toBe(address);
});

it('knows no address once the connection is gone', () => {
  const gone = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: null };
  expect(visitorAddress(gone, trustedProxies('127.0.0.0/8'))).toBe('unknown');
});

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/-1', '1.2.3.4/', '::/129'])(
  'refuses %s as a proxy, by name',
  (list) => {
    expect(() => trustedProxies(`127.0.0.1, ${list}`)).toThrow(`TRUSTED_PROXIES must be`);
    expect(() => trustedProxies(list)).toThrow(list);
  },
);
