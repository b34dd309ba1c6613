import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { debian } from './debian';
import { lastOutput } from './lastOutput';
import type { Programs } from './requirePrograms';

const run = promisify(execFile);

/** Images of compose.yaml, and the packages of Debian that stand in for them where no registry can be reached. */
const standIns = {
  'docker.io/library/node:24-trixie-slim': 'node',
  'docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine': 'nginx',
  'docker.io/library/postgres:17.6-alpine': 'postgres',
  'docker.io/library/redis:7.4.5-alpine': 'redis',
  'docker.io/certbot/certbot:v4.2.0': 'certbot',
};

const isPodman = process.env.DRILL_ENGINE === 'podman';

/** Compose 2 for Podman: a name or a path. */
const compose = process.env.DRILL_COMPOSE ?? 'docker-compose';

/**
 * Runs the guide's commands with Docker or, with `DRILL_ENGINE=podman`, with Podman, which starts the same images by
 * the same Compose (`DRILL_COMPOSE`). With Podman the images of others are replaced by ones of Debian's packages.
 */
export class Engine {
  /** What it needs of this machine. */
  static readonly needed: Programs = isPodman
    ? {
        podman: 'podman',
        runc: 'runc',
        catatonit: 'catatonit',
        '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
        '/usr/lib/cni/bridge': 'containernetworking-plugins',
        debootstrap: 'debootstrap',
        [compose]: 'docker-compose',
      }
    : { docker: 'docker.io', 'docker compose': 'docker-compose' };

  private readonly programs: ChildProcess[] = [];
  private readonly environment: NodeJS.ProcessEnv = { ...process.env };

  /**
   * @param folder for the files of this drill
   * @param source the checkout in which the commands run
   */
  constructor(
    private readonly folder: string,
    private readonly source: string,
  ) {}

  async start(): Promise<void> {
    if (!isPodman) return;
    const bin = path.join(this.folder, 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(
      path.join(bin, 'docker'),
      `#!/bin/sh\nif [ "$1" = compose ]; then shift; exec ${compose} "$@"; fi\nexec podman "$@"\n`,
    );
    await chmod(path.join(bin, 'docker'), 0o755);
    const socket = `unix://${this.folder}/podman.sock`;
    Object.assign(this.environment, {
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      DOCKER_HOST: socket,
      DOCKER_BUILDKIT: '0',
    });
    this.programs.push(
      spawn('podman', ['system', 'service', '--time=0', socket], { stdio: 'ignore' }),
    );
    await this.buildStandIns();
    this.programs.push(this.checkHealth());
  }

  /**
   * Gives the bridge of a network a fixed MAC address, as Docker does. That of Podman's bridge changes when a container
   * is replaced, and then connections from outside hang for some seconds.
   */
  async keepBridge(network: string): Promise<void> {
    if (!isPodman) return;
    const format = '{{.NetworkInterface}}';
    const { stdout } = await run('podman', ['network', 'inspect', network, '--format', format]);
    await run('ip', ['link', 'set', stdout.trim(), 'address', '02:00:00:00:00:01']);
  }

  /**
   * Runs commands of the guide in the checkout.
   *
   * @returns the output
   * @throws Error with the output, if one fails
   */
  async run(commands: string): Promise<string> {
    const { stdout } = await run('bash', ['-e', '-c', commands], {
      cwd: this.source,
      env: { ...this.environment, COMPOSE_FILE: 'deploy/compose.yaml' },
      maxBuffer: 64e6,
    }).catch((error: unknown) => {
      throw new Error(`${commands}\n${lastOutput(error)}`);
    });
    return stdout.trim();
  }

  /** The size of an image in MB: what its own build adds, and everything. */
  async sizeOf(image: string): Promise<{ own: number; total: number }> {
    const bytesOf = async (name: string) => {
      const inspect = `docker image inspect --format '{{.Size}}' ${name}`;
      // Docker does not list the base image, because its builder has an own store.
      return Number(
        await this.run(`${inspect} || { docker pull --quiet ${name} >&2; ${inspect}; }`),
      );
    };
    const [total, base] = [await bytesOf(image), await bytesOf('node:24-trixie-slim')];
    return { own: Math.round((total - base) / 1e6), total: Math.round(total / 1e6) };
  }

  /** Lists the files of an image. */
  async filesOf(image: string): Promise<string[]> {
    const list = await this.run(
      `id=$(docker create ${image}) && docker export $id | tar -t && docker rm $id >/dev/null`,
    );
    return list.split('\n');
  }

  async stop(): Promise<void> {
    await this.run('docker compose down --volumes').catch((error: unknown) =>
      console.error(String(error)),
    );
    for (const program of this.programs) program.kill();
  }

  private async buildStandIns(): Promise<void> {
    const context = path.join(this.folder, 'standIns');
    await cp(path.join(import.meta.dirname, 'standIns'), context, { recursive: true });
    // For networks whose proxy has its own authority.
    await cp(
      process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt',
      path.join(context, 'authorities.crt'),
    );
    const folder = await debian();
    const base = 'studium-drill/debian';
    const create = `podman image exists ${base} || tar -C ${folder} -c . | podman import - ${base}`;
    await run('sh', ['-c', create]);
    for (const [image, name] of Object.entries(standIns))
      await run('podman', ['build', '-t', image, '-f', `${context}/${name}.Dockerfile`, context], {
        maxBuffer: 64e6,
      });
  }

  /** Podman leaves the health checks to systemd, which a machine of tests may not have. */
  private checkHealth(): ChildProcess {
    const loop =
      'while sleep 10; do for id in $(podman ps -q); do podman healthcheck run $id >/dev/null 2>&1; done; done';
    return spawn('sh', ['-c', loop], { stdio: 'ignore' });
  }
}
