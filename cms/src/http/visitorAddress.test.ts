import { countedAddress, parseTrustedProxies, visitorAddress } from './visitorAddress';

const trusted = parseTrustedProxies('127.0.0.0/8, ::1, 10.1.0.0/16, 2001:db8::/32');

test.each([
  [['203.0.113.7'], '203.0.113.7'],
  [['127.0.0.1', '203.0.113.7'], '203.0.113.7'],
  [['::ffff:127.0.0.1', '203.0.113.7:4711'], '203.0.113.7'],
  [['::1', '203.0.113.7', '10.1.2.3'], '203.0.113.7'],
  [['127.0.0.1', '198.51.100.9', '203.0.113.7'], '203.0.113.7'],
  [['203.0.113.7', '198.51.100.9'], '203.0.113.7'],
  [['127.0.0.1', '10.1.0.9'], '10.1.0.9'],
  [['127.0.0.1', '203.0.113.7', 'unknown'], '127.0.0.1'],
  [['2001:db8::1', '[2a02::7]:443'], '2a02::7'],
  [[''], ''],
  [[], ''],
])('%j comes from %s', (peers, visitor) => {
  expect(visitorAddress(peers, trusted)).toBe(visitor);
});

test('the error for an invalid network contains the network', () => {
  expect(() => parseTrustedProxies('10.0.0.0/33')).toThrow('"10.0.0.0/33"');
  expect(() => parseTrustedProxies('proxy.example')).toThrow('"proxy.example"');
});

test('all addresses of an IPv6 network count as one', () => {
  expect(countedAddress('2a02:908:1:2:aaaa::1')).toBe('2a02:908:1:2');
  expect(countedAddress('2a02:0908:0001:2::ffff')).toBe('2a02:908:1:2');
  expect(countedAddress('::1')).toBe('0:0:0:0');
  expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
});
