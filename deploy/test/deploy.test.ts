import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scripts } from '../../cms/package.json';
import { readSettings } from '../../scripts/lib/env.mjs';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const commandOf = (unit: string) => /^ExecStart=(.*)$/m.exec(read(`machine/${unit}`))?.[1];

test('the image and the service of the cms run the same command as npm start', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(read('cms.Dockerfile')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
  expect(commandOf('studium-cms.service')).toBe(`/usr/local/bin/${scripts.start}`);
});

test('the image of the cms has the guide that the admin shows', () => {
  expect(read('../scripts/lib/images.mjs')).toContain("'docs/editors'");
  const ignored = read('../.dockerignore').split('\n');
  expect(ignored.filter((line) => /docs|webp|\.md/.test(line))).toEqual([]);
});

test('the build of an image gets no settings of this machine', () => {
  const linesOf = (file: string) => read(`../${file}`).split('\n');
  const settings = linesOf('.gitignore').filter((line) => line.startsWith('.env'));
  expect(settings.length).toBeGreaterThan(1);
  expect(linesOf('.dockerignore')).toEqual(
    expect.arrayContaining(settings.map((name) => `**/${name}`)),
  );
});

test('the image and the service of the site give Node the same memory', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(read('site.Dockerfile')) ?? [];
  const limits = (JSON.parse(command) as string[]).filter((word) => word.startsWith('--max-'));
  expect(limits).toHaveLength(2);
  expect(commandOf('studium-site.service')).toContain(limits.join(' '));
});

const units = readdirSync(join(root, 'deploy/machine')).filter((name) =>
  /\.(service|timer)$/.test(name),
);

// `systemd-analyze verify` would need the users and programs of the services.
const analyze = '/usr/bin/systemd-analyze';
const test_ = existsSync(analyze) ? test : test.skip;
const suffix = existsSync(analyze) ? '' : ' (skipped, because systemd is not installed)';
test_.each(units.filter((name) => /-(site|cms|nginx)\.service$/.test(name)))(
  `%s is exposed to little${suffix}`,
  (unit) => {
    const file = join(root, 'deploy/machine', unit);
    const options = ['security', '--offline=true', '--threshold=25', '--no-pager', file];
    // Exits with an error above the threshold of 2.5 out of 10.
    expect(() => execFileSync(analyze, options, { stdio: 'pipe' })).not.toThrow();
  },
);

test('a deployment runs no scripts of packages, and root installs no file of the user of the programs', () => {
  for (const file of ['machine/studium', 'site.Dockerfile', 'cms.Dockerfile'])
    expect(read(file).match(/npm ci(?! --ignore-scripts).*/g)).toBeNull();
  const script = read('machine/studium');
  expect(script).toMatch(/install -D .*deploy\/machine\/\* &&\n\s+chown -R studium: "\$2"/);
  const [, activate = ''] = /^activate\(\) \{\n(.*?)^\}/ms.exec(script) ?? [];
  const sources = [...activate.matchAll(/^ *install .*/gm)].map(([line]) => line);
  expect(sources).toHaveLength(3);
  expect(sources.filter((line) => /\$1|current/.test(line))).toEqual([]);
});

test('the site cannot read the data from before a restore', () => {
  expect(read('machine/studium')).toMatch(/mv "\$data" "\$before"\n.*\n\s+chown root: "\$before"/);
});

test('the command of the machine is a correct script', () => {
  const file = join(root, 'deploy/machine/studium');
  expect(() => execFileSync('bash', ['-n', file], { stdio: 'pipe' })).not.toThrow();
});

test('a backup deletes those that are older than so many days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studium-backups-'));
  writeFileSync(join(folder, 'node'), '#!/bin/sh\n', { mode: 0o755 });
  for (const [name, days] of [
    ['2026-11-02', 14.5],
    ['2026-11-03', 13.5],
    ['own', 14.5],
  ] as const) {
    mkdirSync(join(folder, name));
    const made = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(join(folder, name), made, made);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, BACKUP_DIR: folder };
  execFileSync('sh', [join(root, 'deploy/backup.sh')], { env: { ...env, BACKUP_DAYS: '14' } });
  expect(readdirSync(folder).sort()).toEqual(['2026-11-03', 'node', 'own']);
  rmSync(folder, { recursive: true });
});

describe('the command of the machine', () => {
  const data = 'var/lib/studium';
  const settings = `TOWN='elmo'
SITE_NAME='www.elmo.example'
CMS_NAME='cms.elmo.example'
SITE_URL='https://www.elmo.example/'
CMS_HOST='https://cms.elmo.example'
`;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studium-machine-'));
    for (const name of ['versions/1', 'units', 'etc/studium', data, 'var/backups/studium/1'])
      mkdirSync(join(folder, name), { recursive: true });
    symlinkSync(join(folder, 'versions/1'), join(folder, 'current'));
    write(
      'studium',
      read('machine/studium')
        .replaceAll('/opt/studium', folder)
        .replaceAll(/\/(etc|var)\//g, `${folder}/$1/`),
    );
    write('etc/studium/studium.env', settings);
    write('var/backups/studium/1/backup.json', '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o755 });

  /** Lines of a shell that stand for the programs of the machine. */
  const standIns = {
    // It is followed by three options.
    setpriv: 'shift 3; exec "$@"',
    // Both create the folder that is named last.
    git: 'for last; do :; done; mkdir -p "$last"',
    install: 'for last; do :; done; mkdir -p "$last"',
    systemctl: 'echo "systemctl $@"',
    npm: 'echo "npm $@"',
    ...{ chown: '', openssl: 'echo secret', curl: '', sleep: '' },
  };

  function run(args: string[], programs: Partial<typeof standIns> = {}) {
    for (const [name, lines] of Object.entries({ ...standIns, ...programs }))
      write(name, `#!/bin/sh\n${lines}\n`);
    return spawnSync('bash', [join(folder, 'studium'), ...args], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });
  }

  const current = () => readlinkSync(join(folder, 'current'));

  test('runs a command of the repository with its settings', () => {
    const npm = 'echo "$@" in "$PWD" of "$TOWN", site at "$SITE_INTERNAL_URL"';
    expect(run(['run', 'csv', '-w', 'cms', '--', 'export', 'poi'], { npm }).stdout).toBe(
      `run --silent csv -w cms -- export poi in ${folder}/current of elmo, site at http://127.0.0.1:3000\n`,
    );
    expect(run(['run']).stderr).toContain('studium run');
  });

  test('deploys no version before a backup was made', () => {
    const systemctl = 'test "$*" != "start studium-backup.service"';
    const { status, stderr } = run(['deploy', 'main'], { systemctl });
    expect(status).toBe(1);
    expect(stderr).toContain('No backup was made.');
    expect(current()).toBe(`${folder}/versions/1`);
    expect(readdirSync(join(folder, 'versions'))).toEqual(['1']);
  });

  test('deploys nothing for addresses that nginx does not serve', () => {
    const other = settings.replace('https://cms.elmo', 'https://cms.studium');
    write('etc/studium/studium.env', other);
    const { status, stdout, stderr } = run(['deploy', 'main']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^CMS_HOST in .*studium\.env must be https:\/\/cms\.elmo\.example\.\n$/);
  });

  test.each(['https://www.elmo.example', 'www.forlì.example', 'WWW.elmo.example'])(
    'deploys nothing for %s, which is no host name',
    (name) => {
      write('etc/studium/studium.env', settings.replace("'www.elmo.example'", `'${name}'`));
      const { status, stderr } = run(['deploy', 'main']);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^SITE_NAME and CMS_NAME in .* must be host names:/);
    },
  );

  test('says which version runs after one that does not answer', () => {
    const curl = `case "$(readlink ${folder}/current)" in *main) exit 1; esac`;
    const goesBack = run(['deploy', 'main'], { curl });
    expect(goesBack.status).toBe(1);
    expect(goesBack.stderr).toMatch(/-main does not answer; 1 runs again\./);
    expect(current()).toBe(`${folder}/versions/1`);
    rmSync(join(folder, 'versions/1'), { recursive: true });
    const { status, stderr } = run(['deploy', 'main'], { curl });
    expect(status).toBe(1);
    expect(stderr).toMatch(/-main does not answer; no version runs now\..* -u studium-nginx/);
  });

  test('says that there is no version to go back to', () => {
    expect(run(['rollback']).stderr).toBe('There is no version before this one.\n');
    // A first version that did not answer was deleted.
    rmSync(join(folder, 'versions/1'), { recursive: true });
    expect(run(['rollback']).stderr).toBe('There is no version before this one.\n');
  });

  test('prints the password of an administrator that was created, and no other', () => {
    const fill = (seed: string) => run(['fill', 'anna@elmo.example'], { npm: `echo "${seed}"` });
    expect(fill('administrator anna@elmo.example created').stdout).toMatch(/only once: secret\n$/);
    const { status, stdout, stderr } = fill('an administrator already exists');
    expect(status).toBe(1);
    expect(stdout).not.toContain('secret');
    expect(stderr).toContain('The cms has an administrator already');
  });

  test('prints the password also if the content is refused, because the administrator exists then', () => {
    const npm = 'echo "administrator anna@elmo.example created"; echo "refused" >&2; exit 1';
    const { status, stdout, stderr } = run(['fill', 'anna@elmo.example'], { npm });
    expect(status).toBe(1);
    expect(stderr).toContain('refused');
    expect(stdout).toMatch(/only once: secret\n$/);
  });

  test('restores from a folder that is named relative to the caller', () => {
    const { stdout } = run(['restore', 'var/backups/studium/1']);
    expect(stdout).toContain(`restore -w cms -- ${folder}/var/backups/studium/1\n`);
    expect(stdout).toContain('The data from before are in');
  });

  test('keeps the data and starts the programs again if a backup cannot be restored', () => {
    write(`${data}/studium.db`, 'before');
    const { status, stdout, stderr } = run(['restore', 'var/backups/studium/1'], { npm: 'exit 1' });
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was restored');
    expect(readFileSync(join(folder, data, 'studium.db'), 'utf8')).toBe('before');
    expect(stdout).toMatch(/systemctl start studium-cms.service studium-site.service\n$/);
  });
});

test('the programs refuse the secrets of the examples', () => {
  const [, example] = /PAYLOAD_SECRET: (.*)/.exec(read('kubernetes/secrets.example.yaml')) ?? [];
  expect(example).toBe('REPLACE');
  for (const name of ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'])
    expect(() => readSettings({ [name]: example })).toThrow(/at least 16 characters/);
  for (const file of ['.env.example', 'machine/studium.env.example'])
    expect(read(file)).toMatch(/^PAYLOAD_SECRET=$/m);
});

test('the containers get what they need: every setting of compose is explained in .env.example', () => {
  const settings = [...read('compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(15);
  const explained = read('.env.example');
  expect([...new Set(settings)].filter((name) => !explained.includes(`${name}=`))).toEqual([]);
});

test('the dashboard shows only measures that the programs have', () => {
  const sources = ['src/server', 'cms/src', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const code = sources.join('\n');
  // Both programs add their prefix to the names.
  const names = [...read('grafana/studium.json').matchAll(/studium_(?:site|cms)_(\w+)/g)].map(
    ([, name = '']) => name.replace(/_(bucket|count)$/, ''),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !code.includes(name))).toEqual([]);
});
