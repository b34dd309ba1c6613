import { request as httpRequest } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from '../src/config/securityHeaders.mjs';
import { collectViolations, logInByForm } from './admin';
import { Staff } from './staff';
import { expect, test, town } from './town';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request with exactly this path and these headers; browsers and fetch would normalise them. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', program = town.siteUrl } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(program);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, method, headers }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => (body += part));
      incoming.on('end', () => {
        const entries = Object.entries(incoming.headers);
        const flat = entries.map(([name, value]) => [name, [value].flat().join(', ')] as const);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const everywhere = Object.fromEntries(
  securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]),
);

/** The policy of the cms for everything that is not a page of the admin. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

test.describe('headers of the site', () => {
  const csp = 'content-security-policy';
  const personal = { 'cache-control': 'no-store' };
  const noReferrer = { 'referrer-policy': 'no-referrer' };
  const kinds: [what: string, path: string, status: number, more: Record<string, string>][] = [
    ['a page', '/', 200, {}],
    ['a page in English', '/en/accommodations', 200, {}],
    ['a filtered listing', '/alloggi?category=camere-singole', 200, {}],
    ['a page with a code in its address', '/admin/set-password?code=x&id=1', 200, noReferrer],
    ['the same in English', '/en/admin/verify-email?code=x&id=1', 200, noReferrer],
    ['a page that does not exist', '/non-esiste', 404, {}],
    [
      'a redirect to the address of a language',
      '/en/alloggi',
      308,
      { location: '/en/accommodations' },
    ],
    ['a path that cannot be decoded', '/en/%E0%A4%A', 400, {}],
    ['an account page without a session', '/account', 307, {}],
    ['the BFF', '/api', 405, personal],
    ['the session', '/api/session', 405, personal],
    ['the search', '/api/search?q=casa&locale=it', 200, {}],
    ['a refusal', '/api/search?q=casa&locale=xx', 400, personal],
    ['the webhook', '/api/revalidate', 405, personal],
    ['health', '/api/health', 200, personal],
    ['an address of the API that does not exist', '/api/nothing', 404, {}],
    ['a feed', '/news.xml', 200, {}],
    ['a calendar', '/eventi.ics', 200, {}],
    ['robots.txt', '/robots.txt', 200, {}],
    ['a file that does not exist', '/media/none.webp', 404, { [csp]: dataPolicy }],
    ['a script', '/start.js', 200, {}],
    ['a drawing', '/icons/favicon.svg', 200, {}],
    ['the icon at the address that browsers try', '/favicon.ico', 307, {}],
  ];
  test('every kind of answer has the security headers', async () => {
    for (const [what, path, status, more] of kinds) {
      const { status: answered, headers } = await sendRequest(path);
      expect.soft(answered, what).toBe(status);
      expect.soft(headers, what).toMatchObject({ ...everywhere, ...more });
      for (const name of ['x-powered-by', 'server', 'set-cookie'])
        expect.soft(headers, what).not.toHaveProperty(name);
      if (!/xml|ics|txt/.test(path))
        expect.soft(headers, what).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('pages have no inline scripts, handlers or styles', async () => {
    for (const path of ['/', '/en/accommodations', '/login', '/non-esiste']) {
      const { body } = await sendRequest(path);
      const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(
        ([, attributes = '']) => attributes,
      );
      expect(scripts.length).toBeGreaterThan(2);
      for (const attributes of scripts)
        expect(attributes).toMatch(/ src="\/|type="application\/(ld\+)?json"/);
      expect(body).not.toMatch(/<[^>]+ on[a-z]+="|<[^>]+ style="|href="javascript:/);
    }
  });
});

test.describe('headers of the cms', () => {
  const program = town.cmsUrl;
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  const kinds: [what: string, path: string, status: number][] = [
    ['the contract', '/api', 405],
    ['the data of the admin', '/cms-api/users/me', 200],
    ['a refusal', '/cms-api/news', 403],
    ['an address of the data that does not exist', '/cms-api/nothing', 404],
    ['health', '/health', 200],
    ['a file that does not exist', '/media/none.webp', 404],
  ];
  test('every kind of answer has the security headers', async () => {
    for (const [what, path, status] of kinds) {
      const { status: answered, headers } = await sendRequest(path, {}, { program });
      expect.soft(answered, what).toBe(status);
      expect.soft(headers, what).toMatchObject(everywhere);
      expect.soft(headers['content-security-policy'], what).toBe(dataPolicy);
      expect.soft(headers, what).not.toHaveProperty('x-powered-by');
      // The test town is served over http.
      expect.soft(headers, what).not.toHaveProperty('strict-transport-security');
    }
  });

  for (const path of ['/admin/login', '/admin/collections/pages', '/nothing', '/bad%ffpath']) {
    test(`${path} cannot be framed, and its scripts need a nonce that is new for each response`, async () => {
      const foreign = { 'content-security-policy': "script-src 'nonce-Zm9yZWlnbg=='" };
      const answers = [
        await sendRequest(path, {}, { program }),
        await sendRequest(path, foreign, { program }),
      ];
      const nonces = answers.map(({ headers, body }) => {
        expect(headers).toMatchObject(everywhere);
        expect(headers).not.toHaveProperty('x-powered-by');
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain(`frame-src ${town.siteUrl};`);
        expect(body).not.toContain('Zm9yZWlnbg');
        const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? [];
        // The 404 page is prerendered: its inline scripts have no nonce and do not run.
        const scripts = path.startsWith('/admin') ? [...body.matchAll(/<script([^>]*)>/g)] : [];
        if (path.startsWith('/admin')) expect(scripts.length).toBeGreaterThan(2);
        for (const [, attributes = ''] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
        return nonce;
      });
      expect(new Set(nonces).size).toBe(2);
    });
  }
});

test.describe('the admin with its policy', () => {
  test.use({ complaints: [] });

  test('shows a selected picture and the live preview without violations', async ({
    page,
    request,
  }) => {
    test.setTimeout(150_000);
    const refused = collectViolations(page);
    const staff = await Staff.logIn(request);
    const service = await staff.findFirstId('services');
    await logInByForm(page);

    await page.goto(`${town.cmsUrl}/admin/collections/services/${service}?locale=it`);
    await page.locator('#live-preview-toggler').click();
    // A frame that the policy blocks has an error address.
    const isFramed = () => page.frames().some((frame) => frame.url().startsWith(town.siteUrl));
    await expect.poll(isFramed).toBe(true);

    await page.goto(`${town.cmsUrl}/admin/collections/media/create`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.locator('.file-field img')).toHaveJSProperty('naturalWidth', 1);
    expect(refused).toEqual([]);
  });
});

test.describe('caching', () => {
  // A cache in front of the site may store every address that ends like a static file, and serve it to
  // everybody.
  test('the address of a personal page that ends like a file is an error that is not cached', async () => {
    for (const path of [
      '/account/x.css',
      '/account/profile/logo.png',
      '/account%2fprofile.js',
      '/account;x.css',
      '/en/account/nothing.ico',
      '/api/session/x.css',
      '/login/x.js',
    ]) {
      const cookie = 'SIGNED_IN=1; JWT_TOKEN=a.b.c';
      const { status, headers } = await sendRequest(path, { cookie });
      expect.soft([400, 404], path).toContain(status);
      const caching = headers['cache-control'] ?? '';
      expect.soft(caching, path).not.toMatch(/(^|[^-])max-age=[1-9]/);
    }
  });

  test('public pages are the same for all visitors', async () => {
    const cookie = 'SIGNED_IN=1; JWT_TOKEN=a.b.c; REFRESH_TOKEN=abcdefghijkl';
    for (const path of ['/', '/alloggi', '/en/news']) {
      const [anonymous, loggedIn] = [await sendRequest(path), await sendRequest(path, { cookie })];
      expect(loggedIn.body).toBe(anonymous.body);
      expect(loggedIn.headers.vary ?? '').not.toMatch(/cookie/i);
      expect(loggedIn.headers).not.toHaveProperty('set-cookie');
    }
  });
});

test('a forged host name is in no response', async () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    forwarded: 'host=evil.example',
  };
  for (const path of ['/', '/en/alloggi', '/account', '/non-esiste', '/news.xml', '/sitemap.xml']) {
    const { body, headers } = await sendRequest(path, evil);
    expect(body, path).not.toContain('evil.example');
    expect(JSON.stringify(headers), path).not.toContain('evil.example');
  }
});

test.describe('redirects never leave the site', () => {
  const elsewhere = [
    '//evil.example',
    '/it//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n//evil.example',
    '/@evil.example',
    '.evil.example',
    '/alloggi/..//evil.example',
    '/api/preview?path=//evil.example',
  ];
  const { origin } = new URL('http://site.example');
  const isOurs = (location: string) =>
    new URL(location.replace(town.siteUrl, ''), origin).origin === origin;

  for (const [what, path] of [
    ['a preview', '/api/preview?token=x&path='],
    ['the end of a preview', '/api/exit-preview?path='],
    ['the guard of the account', '/account?returnTo='],
    ['the login', '/login?next='],
  ] as const) {
    test(`of ${what}`, async () => {
      for (const target of elsewhere) {
        const { status, headers } = await sendRequest(path + encodeURIComponent(target));
        expect(status, target).toBeLessThan(500);
        const { location } = headers;
        if (location !== undefined) expect([target, location, isOurs(location)]).toContain(true);
      }
    });
  }

  test('of paths that look like other hosts', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/..',
      '/\\evil.example',
      '/%5cevil.example',
    ]) {
      const { status, headers } = await sendRequest(path);
      expect(status, path).toBeLessThan(500);
      if (headers.location !== undefined) expect(isOurs(headers.location), path).toBe(true);
    }
  });
});

test.describe('server-side requests', () => {
  test('media are requested from the cms alone, for any path', async () => {
    for (const path of [
      '/media/http://169.254.169.254/latest/meta-data',
      '/media/..%2f..%2fapi',
      '/media/..%2fhealth',
      '/media/%2e%2e/%2e%2e/health',
      '/media/..;/outbox.json',
      '/media/%2e%2e%2foutbox.json',
      '/media/@evil.example/x.png',
      '/media/x.webp%3f/../../outbox.json',
      '/media/%252e%252e%252foutbox.json',
      '/media/..%5c..%5csecrets.json',
      '/media/x%00.webp',
      '/api/media/..%2foutbox.json',
    ]) {
      const { status, body } = await sendRequest(path);
      expect([path, [308, 400, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toMatch(/"status":"ok"|"subject"|PAYLOAD_SECRET/);
    }
  });

  test('there is no image resizer for other addresses', async () => {
    for (const url of ['http://169.254.169.254/x.png', '/media/x.png', '//evil.example/x.png']) {
      const { status } = await sendRequest(
        `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
      );
      expect(status).toBe(404);
    }
  });
});

test('no file that browsers load has a secret of the installation', async () => {
  const secrets = [...Object.values(town.secrets), town.editor.password];
  const names = /PAYLOAD_SECRET|REVALIDATE_SECRET|PREVIEW_TOKEN|SMTP_URL|DATABASE_URL/;
  expect(secrets.length).toBeGreaterThan(2);
  const build = join(town.distDir, 'static');
  const files = await readdir(build, { recursive: true, withFileTypes: true });
  const scripts = files.filter((file) => /\.(js|mjs|css|json|map)$/.test(file.name));
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, parentPath } of scripts) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect([name, names.test(text), secrets.some((secret) => text.includes(secret))]).toEqual([
      name,
      false,
      false,
    ]);
    expect(name).not.toMatch(/\.map$/);
  }
});
