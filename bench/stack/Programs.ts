import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from '../../cms/test/ended';

/** Seconds that a program may take to begin on a busy machine. */
const patience = 120;

interface Start {
  name: string;
  command: string;
  args: string[];
  options?: SpawnOptions;
  /** Whether it does its work. */
  works: () => Promise<boolean>;
}

/** Programs by name, each with a log, that are ended all together. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();

  constructor(private readonly folder: string) {}

  /** Starts a program and resolves when it works. */
  async start({ name, command, args, options = {}, works }: Start): Promise<void> {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(path.join(this.folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.running.set(name, child);
    for (let tries = 0; tries < patience * 5; tries += 1) {
      if (await works().catch(() => false)) return;
      if (hasEnded(child)) throw new Error(`${name} ended; see ${this.folder}/${name}.log`);
      await pause(200);
    }
    throw new Error(`${name} did not start within ${patience} seconds.`);
  }

  /** Ends a program, at once with SIGKILL, and resolves when it is gone. */
  async stop(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await ended(this.running.get(name), signal);
    this.running.delete(name);
  }

  /** Sends a signal to a program, and leaves the rest to it. */
  signal(name: string, signal: NodeJS.Signals): void {
    this.running.get(name)?.kill(signal);
  }

  /** Programs that have ended although nobody ended them. */
  get dead(): string[] {
    return [...this.running].flatMap(([name, child]) => (hasEnded(child) ? [name] : []));
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((name) => this.stop(name)));
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Whether an address is answered with 200. */
export const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok;
