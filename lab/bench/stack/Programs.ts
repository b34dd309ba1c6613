import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopProcess } from '../../../cms/test/stopProcess';

/** Seconds that a program may take to start on a busy machine. */
const timeoutSeconds = 120;

interface Start {
  name: string;
  command: string;
  args: string[];
  options?: SpawnOptions;
  /** Returns whether the program is ready. */
  isReady: () => Promise<boolean>;
}

/** Programs by name, each with a log file, which can be stopped together. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();

  constructor(private readonly folder: string) {}

  /** Starts a program and resolves when it is ready. */
  async start({ name, command, args, options = {}, isReady }: Start): Promise<void> {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(path.join(this.folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.running.set(name, child);
    for (let tries = 0; tries < timeoutSeconds * 5; tries += 1) {
      if (await isReady().catch(() => false)) return;
      if (hasEnded(child)) throw new Error(`${name} ended; see ${this.folder}/${name}.log`);
      await pause(200);
    }
    throw new Error(`${name} did not start within ${timeoutSeconds} seconds.`);
  }

  /** Stops a program and resolves when it has ended. */
  async stop(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await stopProcess(this.running.get(name), signal);
    this.running.delete(name);
  }

  /** Sends a signal to a program without waiting for its end. */
  signal(name: string, signal: NodeJS.Signals): void {
    this.running.get(name)?.kill(signal);
  }

  /** The programs that have ended without `stop`. */
  get dead(): string[] {
    return [...this.running].flatMap(([name, child]) => (hasEnded(child) ? [name] : []));
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((name) => this.stop(name)));
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Returns whether an address answers with status 200. */
export const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok;
