import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { listen } from '../../testing';

/** Whether this machine has redis-server (apt-get install redis-server). */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** For tests: a Redis process of their own, without persistence. */
export class TestRedis {
  private constructor(
    private readonly server: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<TestRedis> {
    const { port, close } = await listen(() => undefined);
    await close();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (printed: Buffer) => {
        if (printed.includes('Ready to accept connections')) resolve();
      });
      server.once('exit', () => {
        reject(new Error('Redis did not start.'));
      });
    });
    return new TestRedis(server, `redis://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill();
    await ended;
  }
}
