import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scripts } from '../../cms/package.json';
import { readSettings } from '../lib/env.mjs';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const commandOf = (unit: string) => /^ExecStart=(.*)$/m.exec(read(`machine/${unit}`))?.[1];

test('the image and the service of the cms run the same command as npm start', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(read('cms.Dockerfile')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
  expect(commandOf('studium-cms.service')).toBe(`/usr/bin/${scripts.start}`);
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

test('the command of the machine runs a command of the repository with its settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studium-machine-'));
  mkdirSync(join(folder, 'current'));
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  write('studium', read('machine/studium').replaceAll(/\/(opt|etc)\/studium/g, folder));
  write('studium.env', "TOWN='elmo'\n");
  // They stand for the programs of the machine. setpriv is followed by three options.
  write('setpriv', '#!/bin/sh\nshift 3; exec "$@"');
  write('npm', '#!/bin/sh\necho "$@" in "$PWD" of "$TOWN", site at "$SITE_INTERNAL_URL"');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const args = [join(folder, 'studium'), 'run', 'csv', '-w', 'cms', '--', 'export', 'poi'];
  expect(execFileSync('bash', args, { encoding: 'utf8', env })).toBe(
    `run --silent csv -w cms -- export poi in ${folder}/current of elmo, site at http://127.0.0.1:3000\n`,
  );
  expect(() => execFileSync('bash', args.slice(0, 2), { stdio: 'pipe', env })).toThrow(
    /studium run/,
  );
});

test('the programs refuse the secrets of the examples', () => {
  const [, example] = /PAYLOAD_SECRET: (.*)/.exec(read('kubernetes/secrets.example.yaml')) ?? [];
  expect(example).toBe('REPLACE');
  for (const name of ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'])
    expect(() => readSettings({ [name]: example })).toThrow(/at least 16 characters/);
  for (const file of ['.env.example', 'machine/studium.env.example'])
    expect(read(file)).toMatch(/^PAYLOAD_SECRET=$/m);
});

/** The number of documents in a file of Kubernetes, and their problems. */
const checkKubernetes = (file: string) =>
  execFileSync('node', [join(__dirname, 'kubernetesProblems.mjs'), file], { encoding: 'utf8' });

test('the files of Kubernetes fit its schemas', () => {
  const folder = join(root, 'deploy/kubernetes');
  expect(JSON.parse(checkKubernetes(join(folder, 'studium.yaml')))).toEqual({
    documents: 11,
    problems: [],
  });
  expect(JSON.parse(checkKubernetes(join(folder, 'secrets.example.yaml')))).toEqual({
    documents: 2,
    problems: [],
  });
});

test('a wrong value of Kubernetes is found', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'studium-kubernetes-')), 'service.yaml');
  writeFileSync(
    file,
    'apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: { ports: [{ port: no }] }\n',
  );
  expect(checkKubernetes(file)).toContain('port must be integer');
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
