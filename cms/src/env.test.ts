import { readEnv } from './env';

test('nothing set gives the addresses of a machine of one’s own and SQLite', () => {
  expect(readEnv({})).toMatchObject({
    host: 'http://localhost:4000',
    siteUrl: 'http://localhost:3000',
    port: 4000,
    database: { kind: 'sqlite' },
    revalidateSecret: undefined,
  });
});

test.each([
  [{ CMS_HOST: 'localhost:4000' }, 'CMS_HOST must be an http or https address'],
  [{ SITE_URL: 'ftp://x' }, 'SITE_URL must be an http or https address'],
  [{ CMS_PORT: '70000' }, 'CMS_PORT must be a port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or file:'],
  [{ REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have at least 16 characters'],
  [{ PREVIEW_TOKEN: 'has spaces in it, and a comma' }, 'PREVIEW_TOKEN must have'],
  [{ NODE_ENV: 'production' }, 'PAYLOAD_SECRET must be set in production'],
])('refuses %j', (source, message) => {
  expect(() => readEnv(source)).toThrow(message);
});

test('a secret is never repeated in a message', () => {
  expect(() => readEnv({ REVALIDATE_SECRET: 'hush-hush' })).not.toThrow('hush-hush');
});
