import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from '../../cms/test/ended';

/** Milliseconds between two looks whether a program answers, and after which nobody looks any more. */
const everyMs = 20;
const patienceMs = 60_000;

interface Start {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What it answers with 200 when it is ready. */
  health: string;
}

/** A Node program of this machine that answers requests. */
export class Program {
  private constructor(
    private readonly child: ChildProcess,
    /** Milliseconds from its start until it answered. */
    readonly startedIn: number,
  ) {}

  /** Resolves when it answers. */
  static async start({ args, cwd, env, health }: Start): Promise<Program> {
    const began = performance.now();
    const child = spawn(process.execPath, args, { cwd, env });
    // A program that nobody listens to stops at its next word when the pipe is full.
    child.stdout.resume();
    child.stderr.resume();
    while (performance.now() - began < patienceMs) {
      if ((await fetch(health).catch(() => null))?.ok)
        return new Program(child, performance.now() - began);
      await pause(everyMs);
    }
    await ended(child);
    throw new Error(`${health} did not answer within a minute.`);
  }

  get pid(): number {
    return this.child.pid ?? NaN;
  }

  stop(): Promise<void> {
    return ended(this.child);
  }

  /** Megabytes of memory that it holds, from the kernel (Linux only). */
  memory(): number {
    const status = readFileSync(`/proc/${String(this.child.pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  }
}
