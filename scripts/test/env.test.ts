import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, type Environment, parseEnv, readSettings, unknownNames } from '../lib/env.mjs';

describe('the settings', () => {
  test('have a default for every variable', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      cmsPort: 4000,
      siteUrl: 'http://localhost:3000',
      cmsHost: 'http://localhost:4000',
      dataDir: join(__dirname, '../../cms/data'),
      usesPostgres: false,
    });
  });

  test('derive addresses from the ports, and remove the slash at the end of an address', () => {
    expect(
      readSettings({ PORT: '81', CMS_PORT: '82', SITE_URL: 'https://www.town.example/' }),
    ).toMatchObject({ siteUrl: 'https://www.town.example', cmsHost: 'http://localhost:82' });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535; it is "abc".'],
    [{ CMS_PORT: '65536' }, 'CMS_PORT must be a whole number from 1 to 65535; it is "65536".'],
    [{ PORT: '4000' }, 'PORT and CMS_PORT are both 4000; give each program a port of its own.'],
    [{ LISTEN_ADDRESS: 'localhost' }, /^LISTEN_ADDRESS must be an address of this machine/],
    [{ SITE_URL: 'town.example' }, /^SITE_URL must be an address .*; it is "town.example"\.$/],
    [{ CMS_HOST: 'http://town.example/cms' }, /^CMS_HOST must be an address .* without a path/],
    [{ DATA_DIR: 'package.json/data' }, /^DATA_DIR must be a folder, but .*package.json is a file/],
    [{ DATA_DIR: '/proc/data' }, /^DATA_DIR must be a folder that can be written, but .* \/proc;/],
    [{ EDITOR_EMAIL: 'nobody' }, 'EDITOR_EMAIL must be an e-mail address; it is "nobody".'],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an address/],
    [{ TOWN: 'atlantis' }, /^TOWN must be the name of a folder in towns, such as castelmora/],
    [{ TOWN: '..' }, /^TOWN must be the name of a folder in towns/],
    [{ NEXT_PUBLIC_GTM_ID: 'UA-1' }, /^NEXT_PUBLIC_GTM_ID must look like GTM-ABC1234/],
  ])('%j is refused with its name and value', (source: Environment, sentence) => {
    expect(() => readSettings(source)).toThrow(sentence);
  });

  test.each([
    ['DATABASE_URL', 'mysql://town:swordfish@localhost/town', 'begins with postgres://'],
    ['REDIS_URL', 'http://:swordfish@localhost', 'begins with redis://'],
    ['SMTP_URL', 'http://swordfish@localhost', 'begins with smtp://'],
    ['REVALIDATE_SECRET', 'swordfish', 'at least 16 characters'],
    ['PREVIEW_TOKEN', 'swordfish', 'at least 16 characters'],
    ['NEXT_PUBLIC_MAPBOX_TOKEN', 'sk.swordfish', 'begins with pk.'],
  ])('%s is refused without printing the secret', (name, value, rule) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(rule);
    expect(read).not.toThrow('swordfish');
  });
});

describe('.env', () => {
  test('may have comments, quotes, empty values and an export', () => {
    const text = `
      # A comment
      PORT=3100
      export CMS_PORT = 4100   # beside
      SITE_URL="https://town.example" # quoted
      SECRET='a # in it'
      EMPTY=
    `;
    expect(parseEnv(text)).toEqual({
      PORT: '3100',
      CMS_PORT: '4100',
      SITE_URL: 'https://town.example',
      SECRET: 'a # in it',
      EMPTY: '',
    });
  });

  test('is refused with the number of an invalid line', () => {
    expect(() => parseEnv('PORT=3100\nnonsense')).toThrow('Line 2 of .env is not NAME=value');
  });

  test('may have other names, which are reported', () => {
    expect(unknownNames('PORT=3100\nTOWNN=valdombra')).toEqual(['TOWNN']);
  });

  test('has an example that explains every variable in a line', () => {
    const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
    const explained = [...example.matchAll(/^# [A-Z].*\n# ([A-Z_0-9]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(explained.sort()).toEqual(Object.keys(CHECKS).sort());
  });
});
