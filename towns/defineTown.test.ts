import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultPalette } from '@studium/shared/town/palette';
import { resolveTown } from './defineTown';

it('gives a town without settings the defaults', () => {
  const { languages, ...town } = resolveTown({});
  expect(town).toEqual({
    timeZone: 'Europe/Rome',
    palette: defaultPalette,
    map: {},
    accessibilityStatement: 'agid',
  });
  expect(Object.keys(languages)).toEqual(['it', 'en']);
});

it('knows a language by its code', () => {
  const { languages } = resolveTown({
    languages: [
      { code: 'de', region: 'AT', paths: { accommodation: '/unterkuenfte/[slug]' } },
      { code: 'ar' },
    ],
  });
  expect(languages).toEqual({
    de: {
      code: 'de',
      iso: 'de-AT',
      siteHandle: 'de',
      name: expect.stringMatching(/^(Ö|D).*eutsch/),
      direction: 'ltr',
      paths: { accommodation: '/unterkuenfte/[slug]' },
      numbers: { decimal: ',', group: '\u00a0', groupsFrom: 1000 },
    },
    ar: expect.objectContaining({ iso: 'ar-EG', direction: 'rtl' }),
  });
});

it('reads a colour in capital letters', () => {
  expect(resolveTown({ colours: { first: '#1B5E20' } })).toEqual(
    resolveTown({ colours: { first: '#1b5e20' } }),
  );
});

it('names each wrong language and path', () => {
  expect(() =>
    resolveTown({
      languages: [
        { code: 'de', paths: { homes: '/x', event: '/feste', events: '/Feste' } },
        { code: 'de' },
      ],
    }),
  ).toThrow(
    [
      'town.config.ts, languages.0.paths.homes: is no route; shared/town/routePaths.ts has their names',
      'town.config.ts, languages.0.paths.event: must contain [slug]',
      'town.config.ts, languages.0.paths.events: may only have small letters, digits and hyphens between slashes',
    ].join('\n'),
  );
});

it.each(['sp', 'DE', 'deu'])('refuses %s, which is the code of no language', (code) => {
  expect(() => resolveTown({ languages: [{ code }] })).toThrow(
    /^town\.config\.ts, languages\.0\.code: must be the code of a language/,
  );
});

it('lets a town outside Italy turn off the reminders of Italian law', () => {
  expect(resolveTown({ accessibilityStatement: null }).accessibilityStatement).toBeNull();
  expect(() => resolveTown({ accessibilityStatement: 'other' })).toThrow(
    /^town\.config\.ts, accessibilityStatement: /,
  );
});

it('prefers single colours to the derived ones', () => {
  const { palette } = resolveTown({
    colours: { first: '#00695c', light: { brick: '#004d40' }, dark: { brick: '#80cbc4' } },
  });
  expect(palette.light).toMatchObject({ brick: '#004d40', 'f-brick': '#00695c' });
  expect(palette.dark.brick).toBe('#80cbc4');
});

it('names each wrong setting', () => {
  expect(() =>
    resolveTown({
      timeZone: 'Rome',
      colours: { first: 'red', light: { bricks: '#004d40' } },
      colors: {},
      map: { bounds: [12.1, 43, 12, 44], attribution: {} },
    }),
  ).toThrow(
    /^town\.config\.ts, timeZone: must be a time zone such as Europe\/Rome\n.*, colours\.first: must be a colour such as #a63a22\n.*, colours\.light: bricks is unknown; possible are .*brick.*\n.*, map\.attribution: must have a text in at least one language\n.*, map\.bounds: must be west, south, east and north in degrees.*\ntown\.config\.ts: colors is unknown; possible are timeZone, languages, colours,/,
  );
});

it.each(['Europe/Kyiv', 'Asia/Kolkata', 'europe/rome', 'UTC'])(
  'knows the time zone %s by its main name',
  (name) => {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    expect(resolveTown({ timeZone: name }).timeZone).toBe(timeZone);
  },
);

it.each([
  [{ timeZone: '+01:00' }, 'timeZone: must be a time zone such as Europe/Rome'],
  [{ languages: ['it'] }, 'languages.0: must be settings in braces { }'],
  [{ languages: [{}] }, 'languages.0.code: is missing'],
  [{ colours: '#ffffff' }, 'colours: must be settings in braces { }'],
  [{ map: { bounds: [11, 12] } }, 'map.bounds: must be west, south, east and north in degrees'],
  [{ map: { bounds: [11, 12, 13, 99] } }, 'map.bounds.3: must be 85 or less'],
  [{ accessibilityStatement: false }, "accessibilityStatement: must be 'agid' or null"],
])('says what %j must be', (config, problem) => {
  expect(() => resolveTown(config)).toThrow(`town.config.ts, ${problem}`);
});

it.each([
  [{ accommodations: 'unterkuenfte' }, 'accommodations: must begin with a slash, such as /'],
  [{ accommodations: '/events' }, 'accommodations: is also the path of events'],
  [{ events: '/feste', services: '/feste' }, 'events: is also the path of services'],
])('refuses the paths %j', (paths, problem) => {
  expect(() => resolveTown({ languages: [{ code: 'de', paths }] })).toThrow(
    `town.config.ts, languages.0.paths.${problem}`,
  );
});

it('says that a file exports no settings', () => {
  expect(() => resolveTown(undefined)).toThrow('must end with export default defineTown');
});

it('lets two routes exchange their paths', () => {
  const paths = { events: '/services', services: '/events' };
  expect(() => resolveTown({ languages: [{ code: 'de', paths }] })).not.toThrow();
});

it('names a town that does not exist', () => {
  const root = join(__dirname, '..');
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/codegen/town.ts'], {
      cwd: root,
      env: { ...process.env, TOWN: 'nowhere' },
      stdio: 'pipe',
    }),
  ).toThrow('TOWN is nowhere, but towns/nowhere/town.config.ts does not exist.');
});
