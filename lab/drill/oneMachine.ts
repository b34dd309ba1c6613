/**
 * npm run drill: follows docs/operators/one-machine.md in a new Debian with systemd, with the commands as they
 * stand in the guide, and checks what the guide promises. It needs root, the packages debootstrap, systemd-container
 * and pebble, and the ports 80, 443, 3000 and 4000.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Authority } from './Authority';
import { Checks } from './Checks';
import { debian } from './debian';
import { Machine } from './Machine';
import { readGuide } from './readGuide';
import { Requests } from './Requests';
import { requirePrograms } from './requirePrograms';
import { runDrill } from './runDrill';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const site = 'www.studium.example';
const cms = 'cms.studium.example';

requirePrograms(Machine.needed);
const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-drill-'));
const checks = new Checks();
const machine = new Machine(path.join(folder, 'machine'));
const authority = new Authority(path.join(folder, 'authority'));

async function prepare(): Promise<void> {
  await run('cp', ['-a', '--reflink=auto', await debian(), path.join(folder, 'machine')]);
  const repository = path.join(folder, 'machine/root/studium.git');
  await run('git', ['clone', '--quiet', '--bare', root, repository]);
  await machine.boot();
  await authority.start();
}

/** Lets the machine trust the authority that this one trusts, for networks whose proxy has its own. */
async function trustAuthority(): Promise<void> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return;
  await cp(file, path.join(folder, 'machine/etc/ssl/own.crt'));
  await machine.run(`echo 'NODE_EXTRA_CA_CERTS=/etc/ssl/own.crt' >> /etc/studium/studium.env`);
}

/** Follows the section “Install”. */
async function install(commands: string[]): Promise<void> {
  const [programs = '', clone = '', setup = '', deploy = '', certificate = '', fill = ''] =
    commands;
  await checks.step('installs Debian’s programs', () => machine.run(programs));
  await checks.step('clones the repository', () =>
    machine.run(clone.replace(/https:\S+/, 'file:///root/studium.git')),
  );
  await checks.step('sets up', () => machine.run(setup));
  await machine.run(
    `sed -i 's/^SMTP_URL=.*/SMTP_URL=smtp:\\/\\/127.0.0.1:2525/' /etc/studium/studium.env`,
  );
  await trustAuthority();
  await machine.run(
    `printf 'server = ${Authority.url('localhost')}\\nno-verify-ssl = true\\n' >> /etc/letsencrypt/cli.ini`,
  );
  await checks.step('deploys', () => machine.run(deploy));
  await checks.step('obtains the certificate', () => machine.run(certificate));
  const printed = await checks.step('fills the cms', () => machine.run(fill));
  checks.expect('the administrator’s password is printed', /only once: \S{16,}/.test(printed));
}

const requests = new Requests({ site, cms, ca: authority.ca });

async function checkSite(): Promise<void> {
  await requests.untilServed(30);
  for (const address of ['127.0.0.1', '[::1]']) {
    const { status, http, headers } = await requests.get(site, '/', address);
    checks.expect(
      `the home page is served by HTTP/2 at ${address}`,
      status === 200 && http === '2',
    );
    checks.expect(
      `browsers remember TLS at ${address}`,
      headers.includes('strict-transport-security'),
    );
  }
  await requests.checkPublic(checks);
  const log = await machine.run('journalctl --no-pager -t studium_nginx | tail -n 50');
  checks.expect('requests are logged without addresses', log.includes('"network":"127.0.0.0"'));
  checks.expect('nothing else logs an address', !log.includes('127.0.0.1,'));
}

async function checkCommand([command = '']: string[]): Promise<void> {
  await machine.run(String.raw`printf 'from;to\n/old.html;/alloggi\n' > /tmp/addresses.csv`);
  const report = await checks.step('runs a command', () => machine.run(command));
  checks.expect('the table is checked', /^1 nuov/m.test(report));
}

async function checkServices(): Promise<void> {
  for (const [unit, address] of [
    ['studium-cms', '127.0.0.1:4000/health'],
    ['studium-site', '127.0.0.1:3000/api/health'],
  ]) {
    await machine.run(`systemctl kill --signal=KILL ${unit}`);
    await checks.step(`${unit} is restarted after SIGKILL`, () =>
      machine.run(
        `sleep 0.5; for i in {1..60}; do curl -sf ${address} && exit; sleep 0.5; done; exit 1`,
      ),
    );
  }
  const failed = await machine.run('systemctl list-units --failed --no-legend "studium*"');
  checks.expect('no service has failed', failed === '');
  const writable = await machine.run(
    'find / -xdev -user studium -writable -not -path "/proc/*" -not -path "/opt/studium/*" -not -path "/var/*" | head',
  );
  checks.expect('the programs own nothing outside their folders', writable === '');
  const owned = await machine.run('find /opt/studium/units ! -user root');
  checks.expect('root owns the services that it installs', owned === '');
}

async function checkRenewal(): Promise<void> {
  const before = await requests.serial();
  await requests.untilServed(60);
  const stop = requests.load();
  await checks.step('renews the certificate', () =>
    machine.run('certbot renew --quiet --force-renewal --no-random-sleep-on-renew'),
  );
  const { sent, failed, result } = await stop();
  checks.expect('nginx has the new certificate', (await requests.serial()) !== before);
  checks.expect(`no request failed during the renewal (${result})`, failed === 0 && sent > 20);
}

async function checkBackup([backup = '', restore = '']: string[]): Promise<void> {
  const made = await checks.step('makes a backup', () => machine.run(backup));
  const folderOfBackup = made.split('\n').at(-1) ?? '';
  const count = () => machine.run('find /var/lib/studium/media -type f | wc -l');
  const media = await count();
  await machine.run('rm -rf /var/lib/studium/media /var/lib/studium/studium.db');
  await checks.step('restores it', () =>
    machine.run(restore.replace(/\/var\/backups\/\S+/, folderOfBackup)),
  );
  await requests.untilServed(60);
  checks.expect('all media are back', (await count()) === media && Number(media) > 10);
  const folders = await machine.run(
    "find /var/lib -maxdepth 1 -name 'studium.before-*' -printf '%u %m\\n'",
  );
  checks.expect('only root can read the data from before', folders.trim() === 'root 700');
  checks.expect('a page is as before', (await requests.get(site, '/en')).status === 200);
}

async function checkUpgrade(upgrade: string, rollback: string): Promise<void> {
  const version = () => machine.run('basename "$(readlink /opt/studium/current)"');
  const first = await version();
  // nginx has no pages of visitors who are logged in, see the guide.
  const stop = requests.load({ loggedIn: false });
  await checks.step('upgrades', () => machine.run(upgrade));
  const { failed, result } = await stop();
  checks.expect(`pages were served during the upgrade (failed ${result})`, failed === 0);
  checks.expect('another version runs', (await version()) !== first);
  await checks.step('goes back', () => machine.run(rollback));
  checks.expect('the first version runs again', (await version()) === first);
  checks.expect('the home page is served', (await requests.get(site, '/')).status === 200);
}

/** A version that does not start must not stay. */
async function checkBrokenVersion(): Promise<void> {
  const before = await machine.run('readlink /opt/studium/current');
  await machine.run(`cd /opt/studium/source && git checkout --quiet -b broken
    echo 'process.exit(1);' > cms/server.mjs
    git -c user.name=drill -c user.email=drill@studium.example commit --quiet --all -m broken`);
  const refused = await machine.run('studium deploy broken').then(
    () => '',
    (error: unknown) => String(error),
  );
  checks.expect('a version that does not start is refused', refused.includes('runs again'));
  checks.expect(
    'the version before runs',
    (await machine.run('readlink /opt/studium/current')) === before,
  );
  await requests.untilServed(30);
}

async function followGuide(): Promise<void> {
  const commandsOf = await readGuide('one-machine.md');
  await prepare();
  await install(commandsOf('Install'));
  await checkSite();
  await checkCommand(commandsOf('Run a command'));
  await checkServices();
  await checkRenewal();
  await checkBackup(commandsOf('Backup and restore'));
  await checkUpgrade(
    commandsOf('Upgrade').join('\n'),
    commandsOf('Back to the version before').join('\n'),
  );
  if (!process.argv.includes('--short')) await checkBrokenVersion();
}

await runDrill({
  checks,
  follow: followGuide,
  keepLogs: async () =>
    writeFile('drill.log', await machine.run('journalctl --no-pager').catch(String)),
  endStandIns: () => authority.stop(),
  async remove() {
    await machine.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
