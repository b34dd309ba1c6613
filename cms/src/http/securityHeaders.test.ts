import { securityHeaders } from './securityHeaders';

const env = {
  host: 'https://cms.studium.example',
  siteUrl: 'https://studium.example',
  production: true,
};

test('browsers remember https when the address of the CMS is https', () => {
  const hsts = 'strict-transport-security';
  expect(securityHeaders('/admin', env, 'n')[hsts]).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders('/media/a.jpg', env, 'n')[hsts]).toBeDefined();
  const local = { ...env, host: 'http://localhost:4000' };
  expect(securityHeaders('/admin', local, 'n')).not.toHaveProperty(hsts);
});

test.each(['/admin', '/admin/login', '/adminapi', '/apix', '/outboxes', '/'])(
  '%s may run its own scripts and show the site in a frame, but no page may frame it',
  (path) => {
    const policy = securityHeaders(path, env, 'bm9uY2U=')['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'nonce-bm9uY2U='",
        'frame-src https://studium.example',
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  },
);

test.each([
  ...['/api', '/cms-api/users/login', '/health', '/media/a.pdf', '/outbox', '/outbox.json'],
  // Next resolves this address to a page.
  '/media/../admin/login',
])('%s may load nothing', (path) => {
  const policy = securityHeaders(path, env, 'n')['content-security-policy'];
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
});
