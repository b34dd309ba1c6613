import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { lastOutput } from './lastOutput';
import type { Programs } from './requirePrograms';

const run = promisify(execFile);

/** What a minimal Debian lacks of the Debian that a hoster installs. */
const packages = ['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'iproute2', 'procps'];

const rootPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A new Debian 13 in a folder, started with its own systemd. It uses the network of this machine. */
export class Machine {
  /** What it needs of this machine. */
  static readonly needed: Programs = {
    debootstrap: 'debootstrap',
    'systemd-nspawn': 'systemd-container',
    nsenter: 'util-linux',
  };

  private container: ChildProcess | undefined;
  private init = 0;

  /** @param folder an absolute path; must not exist, or be empty */
  constructor(private readonly folder: string) {}

  async install(): Promise<void> {
    if (existsSync(`${this.folder}/usr`)) return;
    await run('debootstrap', [
      ...['--variant=minbase', `--include=${packages.join(',')}`],
      ...['trixie', this.folder, 'http://deb.debian.org/debian'],
    ]);
  }

  /** Starts systemd and waits until it has started all services. */
  async boot(): Promise<void> {
    const options = [
      ...['--quiet', '--boot', '--register=no', '--keep-unit', '--resolv-conf=copy-host'],
      `--directory=${this.folder}`,
    ];
    this.container = spawn('systemd-nspawn', options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // systemd 257 refuses the old kind of control groups.
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
    });
    for (let tries = 0; ; tries += 1) {
      this.init ||= await this.findInit();
      const state = this.init ? await this.run('systemctl is-system-running || true') : '';
      if (/running|degraded/.test(state)) return;
      if (tries === 120) throw new Error(`The machine has not started: ${state}`);
      await pause(500);
    }
  }

  /**
   * Runs commands in the machine as root.
   *
   * @returns the output
   * @throws Error with the output, if the commands fail
   */
  async run(commands: string): Promise<string> {
    const words = [
      ...['--target', String(this.init), '--mount', '--uts', '--ipc', '--pid', '--cgroup'],
      ...['env', '-i', 'HOME=/root', `PATH=${rootPath}`],
      ...['bash', '-c', `exec </dev/null; set -e\n${commands}`],
    ];
    const { stdout } = await run('nsenter', words, { maxBuffer: 64e6 }).catch((error: unknown) => {
      throw new Error(`${commands}\n${lastOutput(error)}`);
    });
    return stdout.trim();
  }

  async stop(): Promise<void> {
    if (!this.container) return;
    const ended = new Promise((resolve) => this.container?.once('exit', resolve));
    await this.run('systemctl poweroff').catch(() => undefined);
    await Promise.race([ended, pause(30_000, undefined, { ref: false })]);
    this.container.kill('SIGKILL');
  }

  /** The process that is systemd inside. */
  private async findInit(): Promise<number> {
    const pid = this.container?.pid ?? 0;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    return Number(children.trim().split(' ').at(-1) ?? 0);
  }
}
