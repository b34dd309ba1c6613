import { createHmac } from 'node:crypto';
import { isSigned, sign } from './signature';

describe('isSigned', () => {
  const secret = 'a secret of some length';
  const now = 1_800_000_000_000;
  const body = '{"changes":[]}';
  const signed = (time: number, text = body, key = secret) =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`;

  it('accepts a fresh signature with the secret', () => {
    expect(isSigned(body, signed(now), secret, now + 1000)).toBe(true);
  });

  it.each([-5, 5])('accepts a clock that is wrong by %s minutes', (minutes) => {
    const header = signed(now + minutes * 60_000);
    expect(isSigned(body, header, secret, now + 5000)).toBe(true);
  });

  it.each([
    ['another secret', signed(now, body, 'another secret')],
    ['another body', signed(now, '{}')],
    ['a time that was changed', signed(now).replace(String(now), String(now + 1))],
    ['an old signature', signed(now - 6 * 60_000)],
    ['a signature from the future', signed(now + 6 * 60_000)],
    ['no signature', ''],
    ['garbage', 't=x,v1=zz'],
  ])('refuses %s', (_, header) => {
    expect(isSigned(body, header, secret, now)).toBe(false);
  });

  it('the signature covers the time and the body', () => {
    expect(sign(secret, now, body)).toBe(signed(now));
  });
});
