/**
 * npm run drill:containers: follows docs/operators/containers.md on this machine, with the commands as they stand
 * in the guide, and checks what the guide promises: two sites and two cms, TLS, IPv4 and IPv6, a rolling upgrade under
 * load and back, a backup, a renewed certificate. It needs root, curl, iproute2 and pebble, Docker or Podman (see
 * Engine.ts), and the ports 80 and 443.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Authority } from './Authority';
import { Checks } from './Checks';
import { Engine } from './Engine';
import { readGuide } from './readGuide';
import { Requests } from './Requests';
import { requirePrograms } from './requirePrograms';
import { runDrill } from './runDrill';
import { Visitor } from './Visitor';

const root = path.resolve(import.meta.dirname, '../..');
const site = 'www.studium.example';
const cms = 'cms.studium.example';
/** The address of this machine in the containers' network, see compose.yaml. */
const gateway = '172.28.0.1';
/** Requests during the upgrade and the way back. */
const requestCount = Number(process.env.DRILL_REQUESTS ?? 20_000);

requirePrograms({ ip: 'iproute2', ...Engine.needed });
const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-drill-'));
const source = path.join(folder, 'studium');
const checks = new Checks();
const authority = new Authority(path.join(folder, 'authority'));
const engine = new Engine(folder, source);
const visitor = new Visitor();
// Engines do not forward [::1], so the load comes by the addresses of the visitor's line.
const requests = new Requests({ site, cms, ca: authority.ca, addresses: visitor.addresses });

const sh = (commands: string) => engine.run(commands);

async function install(commands: string[]): Promise<void> {
  const [settings = '', build = '', temporary = '', start = '', certificate = '', fill = ''] =
    commands;
  await sh(settings);
  await sh(`sed -i 's#^SMTP_URL=.*#SMTP_URL=smtp://127.0.0.1:2525#' deploy/.env`);
  await checks.step('builds the images', () => sh(build));
  await checks.step('creates a temporary certificate', () => sh(temporary));
  await checks.step('starts', () => sh(start));
  await engine.keepBridge('studium_town');
  const ini = `server = ${Authority.url(gateway)}\\nno-verify-ssl = true\\n`;
  await sh(
    `docker compose run --rm --entrypoint sh certbot -c 'printf "${ini}" > /etc/letsencrypt/cli.ini'`,
  );
  await checks.step('obtains the certificate', () => sh(certificate));
  const printed = await checks.step('fills the cms', () => sh(fill));
  checks.expect('the administrator’s password is printed', /only once: \S{16,}/.test(printed));
}

async function checkImages(): Promise<void> {
  for (const program of ['site', 'cms']) {
    const { own, total } = await engine.sizeOf(`studium-${program}:1`);
    console.log(`-- image of the ${program}: ${own} MB over its base, ${total} MB in all`);
    const files = await engine.filesOf(`studium-${program}:1`);
    const unwanted = files.filter((file) =>
      /^app\/(?!node_modules|cms\/node_modules|\.next|cms\/\.next).*\.(test\.|tsx?$)|^app\/towns\/|^app\/e2e\//.test(
        file,
      ),
    );
    checks.expect(
      `the image of the ${program} has no sources, tests or towns (${unwanted.slice(0, 3).join(' ')})`,
      unwanted.length === 0 && files.length > 100,
    );
    const id = await sh(`docker compose ps -q ${program}-1`);
    const limited = await sh(`docker inspect --format '{{.HostConfig.Memory}}' ${id}`);
    checks.expect(`the memory of the ${program} is limited`, Number(limited) > 0);
  }
}

async function checkSite(): Promise<void> {
  await requests.untilServed(60);
  for (const address of ['127.0.0.1', ...visitor.addresses]) {
    const inside = visitor.addresses.includes(address) ? visitor.namespace : undefined;
    const [status] = await requests.getMany([`https://${site}/en`, '--http2'], address, inside);
    checks.expect(`a page is served at ${address}`, status === 200);
  }
  checks.expect('HTTP/2 is used', (await requests.get(site, '/')).http === '2');
  await requests.checkPublic(checks);
}

/** A visitor is limited by its real address, also if it sends forged headers; IPv4 and IPv6 are counted apart. */
async function checkLimits(): Promise<void> {
  const search = `https://${site}/api/search?q=casa`;
  for (const address of visitor.addresses) {
    const [before] = await requests.getMany([search], address, visitor.namespace);
    checks.expect(`${address} is not limited by the visitor before`, before !== 429);
    const flood = await requests.getMany(
      [`${search}#[1-1200]`, ...['--parallel-max', '50', '--header', 'X-Forwarded-For: 192.0.2.7']],
      address,
      visitor.namespace,
    );
    const limited = flood.filter((status) => status === 429).length;
    checks.expect(`a flood to ${address} is limited (${limited} of ${flood.length})`, limited > 50);
  }
  const log = await sh('docker compose logs --no-log-prefix nginx | tail -n 3000');
  for (const network of visitor.networks)
    checks.expect(
      `nginx sees the visitor's network ${network}`,
      log.includes(`"network":"${network}`),
    );
}

async function checkRenewal(): Promise<void> {
  const before = await requests.serial();
  const stop = requests.load();
  await checks.step('renews the certificate', () =>
    sh(
      'docker compose exec -T certbot certbot renew --quiet --force-renewal --no-random-sleep-on-renew',
    ),
  );
  let isLoaded = false;
  for (let tries = 0; tries < 30 && !isLoaded; tries += 1) {
    await sh('sleep 1');
    isLoaded = (await requests.serial()) !== before;
  }
  const { failed, result } = await stop();
  checks.expect('nginx has the new certificate', isLoaded);
  checks.expect(`no request failed meanwhile (${result})`, failed === 0);
}

/** What visitors and the contract read, as a text. */
async function readContent(): Promise<string> {
  const query = '{"query":"{ entries(limit: 500) { id title slug uri } }"}';
  const answer = await sh(
    `docker compose exec -T cms-1 node -e 'fetch("http://127.0.0.1:4000/api", { method: "POST", headers: { "content-type": "application/json" }, body: process.argv[1] }).then((r) => r.text()).then(console.log)' '${query}'`,
  );
  const media = await sh(
    `docker compose exec -T cms-1 sh -c 'cd /data/media && find . -type f | sort | xargs sha256sum | sha256sum'`,
  );
  return `${answer}\n${media}`;
}

async function checkBackup([backup = '', restore = '']: string[]): Promise<void> {
  const before = await readContent();
  checks.expect('the cms has content', before.length > 10_000 && !before.includes('"errors"'));
  await checks.step('makes a backup', () => sh(backup));
  const made = (await sh('ls deploy/backups')).trim();
  await sh('docker compose down && docker volume rm studium_postgres studium_data');
  await checks.step('restores it into an empty installation', () =>
    sh(restore.replaceAll('<folder>', made)),
  );
  await requests.untilServed(120);
  checks.expect('the content and all media are identical', (await readContent()) === before);
}

/** Writes what the programs have logged. Removed containers take their logs with them. */
const keepLogs = async () =>
  writeFile('drill.log', await sh('docker compose logs --no-color').catch(String));

/** Replaces one program after the other by those of another version, and back, under load. */
async function checkUpgrade(upgrade: string, rollback: string): Promise<void> {
  const buildId = async () =>
    (await sh(`docker compose exec -T site-1 cat .next-image/BUILD_ID`)).trim();
  const first = await buildId();
  const file = path.join(source, 'cms/src/serve.ts');
  await writeFile(file, `${await readFile(file, 'utf8')}\n// Another version.\n`);
  const stop = requests.load({ atLeast: requestCount });
  await checks.step('upgrades one after the other', () => sh(upgrade));
  checks.expect('another build runs', (await buildId()) !== first);
  await checks.step('goes back', () => sh(rollback));
  checks.expect('the first build runs again', (await buildId()) === first);
  const { sent, failed, result } = await stop();
  if (failed > 0) await keepLogs();
  checks.expect(`no request failed during both (${result})`, failed === 0 && sent >= requestCount);
}

async function checkKilled(): Promise<void> {
  const stop = requests.load();
  for (const name of ['site-1', 'cms-1'])
    // An engine does not restart a container that its own command has killed.
    await sh(`docker compose exec -T ${name} sh -c 'kill -9 -1' || true; sleep 10`);
  const { failed, result } = await stop();
  checks.expect(`no request failed after kills (${result})`, failed === 0);
  const running = await sh('docker compose ps --services --status running');
  for (const name of ['site-1', 'cms-1'])
    checks.expect(`${name} was restarted`, running.includes(name));
}

async function followGuide(): Promise<void> {
  const commandsOf = await readGuide('containers.md');
  await promisify(execFile)('git', ['clone', '--quiet', root, source]);
  await engine.start();
  await visitor.enter();
  await authority.start();
  await install(commandsOf('Start'));
  await checkSite();
  await checkImages();
  await checkLimits();
  await checkRenewal();
  await checkKilled();
  const [upgrade = '', rollback = ''] = commandsOf('Upgrades and rollbacks');
  await checkUpgrade(upgrade, rollback);
  await checkBackup(commandsOf('Backup'));
}

await runDrill({
  checks,
  follow: followGuide,
  keepLogs,
  async endStandIns() {
    authority.stop();
    await visitor.leave();
  },
  async remove() {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
