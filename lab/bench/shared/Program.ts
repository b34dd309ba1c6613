import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '../../../scripts/lib/children.mjs';
import { binOf } from '../../../scripts/lib/paths.mjs';
import { CommandFailed } from '../../../scripts/lib/problem.mjs';

/** Milliseconds between two requests until the program answers, and the timeout. */
const pollMs = 20;
const timeoutMs = 60_000;

/** The arguments for Node to serve a build of Next. */
export function nextStartArgs(port: number): string[] {
  return [binOf('next'), 'start', '-p', String(port)];
}

const secret = 'a-secret-for-the-benchmark-only-0123456789';

/** The secrets of both programs. */
export const secrets = { REVALIDATE_SECRET: secret, PREVIEW_TOKEN: secret, PAYLOAD_SECRET: secret };

interface Start {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The address that answers with 200 when the program is ready. */
  health: string;
}

/** A Node program of this machine that answers requests. */
export class Program {
  private constructor(
    private readonly child: ReturnType<typeof launch>,
    /** Milliseconds from its start to its first answer. */
    readonly startedIn: number,
  ) {}

  /**
   * Resolves when it answers.
   *
   * @throws Error with the last lines of a program that ends before
   */
  static async start({ args, cwd, env, health }: Start): Promise<Program> {
    const began = performance.now();
    const child = launch(args, { cwd, env });
    while (performance.now() - began < timeoutMs) {
      if ((await fetch(health).catch(() => null))?.ok)
        return new Program(child, performance.now() - began);
      const failure = await Promise.race([child.ended, pause(pollMs)]);
      if (failure !== undefined)
        throw new CommandFailed(`${health} does not answer`, failure || 'ended', child.tail);
    }
    await child.stop();
    throw new Error(`${health} did not answer within a minute.`);
  }

  get pid(): number {
    return this.child.pid ?? NaN;
  }

  stop(): Promise<void> {
    return this.child.stop();
  }

  /** Returns its resident memory in megabytes, from the kernel (Linux only). */
  memory(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  }
}
