import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ports = { acme: 14000, management: 15000, names: 8053 };

/**
 * Pebble, the certificate authority with which Let's Encrypt tests ACME clients (RFC 8555). Every name leads to this
 * machine. Each start creates a new authority.
 */
export class Authority {
  private readonly programs: ChildProcess[] = [];

  /** @param folder gets `ca.pem`, which clients must trust */
  constructor(private readonly folder: string) {}

  /** The address of the directory, for `certbot --server`. @param host a name of this machine */
  static url(host: string): string {
    return `https://${host}:${ports.acme}/dir`;
  }

  get ca(): string {
    return path.join(this.folder, 'ca.pem');
  }

  /** Starts Pebble and its name server. Needs Debian's package pebble. */
  async start(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = (name: string) => path.join(this.folder, name);
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '10', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', file('server.key'), '-out', file('server.pem')],
    ]);
    const pebble = {
      listenAddress: `0.0.0.0:${ports.acme}`,
      managementListenAddress: `127.0.0.1:${ports.management}`,
      certificate: file('server.pem'),
      privateKey: file('server.key'),
      httpPort: 80,
      tlsPort: 443,
    };
    await writeFile(file('pebble.json'), JSON.stringify({ pebble }));
    const names = `127.0.0.1:${ports.names}`;
    this.spawn('pebble-challtestsrv', [
      ...['-dns01', names, '-defaultIPv4', '127.0.0.1', '-defaultIPv6', ''],
      ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '127.0.0.1:8055'],
    ]);
    this.spawn('pebble', ['-config', file('pebble.json'), '-dnsserver', names]);
    await this.saveRoot();
  }

  stop(): void {
    for (const program of this.programs) program.kill();
  }

  private spawn(command: string, args: string[]): void {
    // Pebble waits at random to find clients with short timeouts. The drill does not need that.
    const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1' };
    this.programs.push(spawn(command, args, { stdio: 'ignore', env }));
  }

  private async saveRoot(): Promise<void> {
    const address = `https://127.0.0.1:${ports.management}/roots/0`;
    for (let tries = 0; tries < 100; tries += 1) {
      const saved = await run('curl', ['-sfk', address, '-o', this.ca]).catch(() => null);
      if (saved) return;
      await pause(100);
    }
    throw new Error('Pebble has not started.');
  }
}
