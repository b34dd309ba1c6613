import { policyOf, securityHeaders } from './securityHeaders.mjs';

const directives = (policy: string): Record<string, string | undefined> =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line]));

it('allows no script of anybody else, and none inline', () => {
  const { 'script-src': scripts } = directives(policyOf(undefined));
  expect(scripts).toBe("script-src 'self'");
  expect(policyOf('')).toBe(policyOf(undefined));
  expect(securityHeaders[0]).toEqual({
    key: 'Content-Security-Policy',
    value: policyOf(undefined),
  });
});

it('lets a tag manager in where the site has one, and still nothing inline', () => {
  const policy = directives(policyOf('GTM-TEST1'));
  expect(policy['script-src']).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['frame-src']).toBe(directives(policyOf(undefined))['frame-src']);
});

it('lets Mapbox draw where the site has a token, and no other worker anywhere', () => {
  const without = directives(policyOf(undefined));
  expect(without['worker-src']).toBe("worker-src 'self'");
  expect(policyOf(undefined)).not.toContain('mapbox');
  const policy = directives(policyOf(undefined, 'pk.test'));
  expect(policy['connect-src']).toContain('https://api.mapbox.com');
  expect(policy['worker-src']).toBe("worker-src 'self' blob:");
  expect(policy['script-src']).toBe(without['script-src']);
});
