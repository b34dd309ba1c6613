import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../cms/test/freePort';

const SCRIPTS = resolve(__dirname, '..');

type Environment = Record<string, string>;

/**
 * A repository with the real scripts and small stand-ins for the programs that they run, so that a start
 * takes two seconds instead of two minutes.
 */
export class StandInTown {
  readonly folder = mkdtempSync(join(tmpdir(), 'studium-stand-in-'));
  readonly dataDir = this.path('cms/data');

  private constructor(
    readonly port: number,
    readonly cmsPort: number,
  ) {
    for (const part of ['run.mjs', 'lib', 'codegen'])
      cpSync(join(SCRIPTS, part), this.path('scripts', part), { recursive: true });
    cpSync(join(__dirname, 'stand-in'), this.folder, { recursive: true });
    cpSync(this.path('modules'), this.path('node_modules'), { recursive: true });
    this.link('tsx');
    // npm writes this file at the end of an installation.
    cpSync(this.path('package-lock.json'), this.path('node_modules/.package-lock.json'));
  }

  static async create() {
    return new StandInTown(await freePort(), await freePort());
  }

  path(...parts: string[]) {
    return join(this.folder, ...parts);
  }

  mkdir(folder: string) {
    mkdirSync(this.path(folder), { recursive: true });
  }

  write(file: string, text: string) {
    writeFileSync(this.path(file), text);
  }

  /** Runs `npm start`, or another command, with the ports of this town. */
  start(env: Environment = {}, ...command: string[]) {
    const words = command.length > 0 ? command : ['start'];
    const run = [process.execPath, this.path('scripts/run.mjs'), ...words];
    return new Run(run, { ...this.ports, ...env });
  }

  /** Makes an installed package available. */
  link(name: string) {
    symlinkSync(join(SCRIPTS, '../node_modules', name), this.path('node_modules', name));
  }

  /** Runs `npm start` with npm as the parent process. */
  npmStart() {
    const start = `node ${this.path('scripts/run.mjs')} start`;
    this.write('package.json', JSON.stringify({ scripts: { start } }));
    return new Run(['npm', 'start', '--silent', '--prefix', this.folder], this.ports);
  }

  /** The running programs of this town: process id and command line. */
  get programs() {
    const all = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    return all.filter((line) => line.includes(this.folder));
  }

  /** Kills the programs that a test has left running. */
  killAll() {
    for (const line of this.programs) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }

  private get ports() {
    return { PORT: String(this.port), CMS_PORT: String(this.cmsPort) };
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A running script whose environment contains only PATH and the given variables. */
class Run {
  /** Its output on both streams. */
  output = '';
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;

  constructor([program = '', ...args]: string[], env: Environment) {
    const { PATH = '' } = process.env;
    this.child = spawn(program, args, { env: { PATH, ...env } as never });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (data: Buffer) => {
        this.output += String(data);
      });
    this.ended = new Promise((end) => this.child.on('close', end));
  }

  /** Resolves when it has printed a text; rejects if it ends before. */
  async prints(text: string) {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null)
        throw new Error(`It ended without printing "${text}":\n${this.output}`);
      await new Promise((later) => setTimeout(later, 20));
    }
  }

  /** Sends SIGINT, as Ctrl-C does; resolves to the exit code. */
  interrupt() {
    this.child.kill('SIGINT');
    return this.ended;
  }
}

/** Resolves when a value fulfils a condition; rejects with the value after 15 seconds. */
export async function until<T>(read: () => T | Promise<T>, holds: (value: T) => boolean) {
  for (const end = Date.now() + 15_000; ; await new Promise((later) => setTimeout(later, 50))) {
    const value = await read();
    if (holds(value)) return;
    if (Date.now() > end) throw new Error(`It is still ${JSON.stringify(value)}.`);
  }
}

/** Returns whether a program answers at a port of this machine. */
export async function isAnswering(port: number) {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Listens at an address; resolves to the port and a function that frees it. */
export function occupy(address: string, port = 0) {
  return new Promise<{ port: number; free: () => Promise<unknown> }>((resolveWith) => {
    const server = createServer().listen(port, address, () => {
      const taken = server.address();
      if (taken === null || typeof taken === 'string') throw new Error('A port has an address.');
      resolveWith({ port: taken.port, free: () => new Promise((freed) => server.close(freed)) });
    });
  });
}
