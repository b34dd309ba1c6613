import path from 'node:path';
import { readEnv } from './env';
import { cmsDir } from './paths';

test('an empty environment gives local addresses and SQLite', () => {
  expect(readEnv({})).toMatchObject({
    host: 'http://localhost:4000',
    siteUrl: 'http://localhost:3000',
    port: 4000,
    database: { kind: 'sqlite' },
    revalidateSecret: undefined,
    town: 'castelmora',
  });
});

test('the folder of the data is resolved from the root of the repository, as the scripts resolve it', () => {
  expect(readEnv({}).dataDir).toBe(path.join(cmsDir, 'data'));
  expect(readEnv({ DATA_DIR: 'cms/data-b' }).dataDir).toBe(path.join(cmsDir, 'data-b'));
  expect(readEnv({ DATA_DIR: '/var/lib/studium' }).dataDir).toBe('/var/lib/studium');
});

test('the site is requested at its public address, unless an internal one is set', () => {
  const SITE_URL = 'https://www.studium.example';
  expect(readEnv({ SITE_URL }).siteInternalUrl).toBe(SITE_URL);
  const SITE_INTERNAL_URL = 'http://127.0.0.1:3000/';
  expect(readEnv({ SITE_URL, SITE_INTERNAL_URL })).toMatchObject({
    siteUrl: SITE_URL,
    siteInternalUrl: 'http://127.0.0.1:3000',
  });
});

test.each([
  [{ CMS_HOST: 'localhost:4000' }, 'CMS_HOST must be an http or https address'],
  [{ SITE_URL: 'ftp://x' }, 'SITE_URL must be an http or https address'],
  [{ CMS_PORT: '70000' }, 'CMS_PORT must be a port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://, or be left out'],
  [{ DATABASE_URL: 'file:town.db' }, 'DATABASE_URL must begin with postgres://, or be left out'],
  [{ REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have at least 16 characters'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ PREVIEW_TOKEN: 'has spaces in it, and a comma' }, 'PREVIEW_TOKEN must have'],
  [{ SMTP_URL: 'mail.example.org:25' }, 'SMTP_URL must begin with smtp:// or smtps://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: 'Studium\nBcc: x <a@example.org>' }, 'MAIL_FROM must be an address'],
  [{ TOWN: 'atlantis' }, 'TOWN must be the name of a folder in towns'],
  [{ TOWN: '../towns/castelmora' }, 'TOWN must be the name of a folder in towns'],
  [{ NODE_ENV: 'production' }, 'PAYLOAD_SECRET must be set in production'],
])('refuses %j', (source, message) => {
  expect(() => readEnv(source)).toThrow(message);
});

test('an error message never contains a secret', () => {
  expect(() => readEnv({ REVALIDATE_SECRET: 'hush-hush' })).not.toThrow('hush-hush');
  const smtp = () => readEnv({ SMTP_URL: 'http://town:hush-hush@example.org' });
  expect(smtp).toThrow('SMTP_URL');
  expect(smtp).not.toThrow('hush-hush');
});

test.each([
  [{ SITE_URL: 'https://studium.example.org' }, undefined, 'studium@studium.example.org'],
  [{ SITE_URL: 'http://[::1]:3000' }, undefined, 'studium@localhost'],
  [{ MAIL_FROM: 'ciao@example.org' }, undefined, 'ciao@example.org'],
  [{ MAIL_FROM: 'Città di Studium <ciao@example.org>' }, 'Città di Studium', 'ciao@example.org'],
])('mails sent with %j have the right sender', (source, name, address) => {
  expect(readEnv(source).mailFrom).toEqual({ name, address });
});
