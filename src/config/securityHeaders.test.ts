import { embedHosts } from '@studium/shared/embedHosts.mjs';
import { framedPolicy, policyOf, securityHeaders } from './securityHeaders.mjs';

const directives = (policy: string): Record<string, string | undefined> =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line]));

it('allows no third-party and no inline script', () => {
  const { 'script-src': scripts } = directives(policyOf(undefined));
  expect(scripts).toBe("script-src 'self'");
  expect(policyOf('')).toBe(policyOf(undefined));
  expect(securityHeaders[0]).toEqual({
    key: 'Content-Security-Policy',
    value: policyOf(undefined),
  });
});

it('allows the tag manager if the site has one, and still no inline script', () => {
  const policy = directives(policyOf('GTM-TEST1'));
  expect(policy['script-src']).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['frame-src']).toBe(directives(policyOf(undefined))['frame-src']);
});

it('allows Mapbox if the site has a token, and otherwise no other worker', () => {
  const without = directives(policyOf(undefined));
  expect(without['worker-src']).toBe("worker-src 'self'");
  expect(policyOf(undefined)).not.toContain('mapbox');
  const policy = directives(policyOf(undefined, 'pk.test'));
  expect(policy['connect-src']).toContain('https://api.mapbox.com');
  expect(policy['worker-src']).toBe("worker-src 'self' blob:");
  expect(policy['script-src']).toBe(without['script-src']);
});

it('allows no site to show a page in a frame, and this site to show its files', () => {
  expect(directives(policyOf(undefined))['frame-ancestors']).toBe("frame-ancestors 'none'");
  expect(directives(framedPolicy())['frame-ancestors']).toBe("frame-ancestors 'self'");
});

it('allows only frames of the embedded sites and of the site itself', () => {
  const frames = directives(policyOf(undefined))['frame-src'];
  expect(frames?.split(' ').slice(1)).toEqual(["'self'", ...embedHosts.map(({ frame }) => frame)]);
});
