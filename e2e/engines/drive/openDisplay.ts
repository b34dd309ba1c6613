import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A virtual X display. */
export interface Display {
  /** The value of the environment variable DISPLAY. */
  name: string;
  close(): Promise<void>;
}

/**
 * Starts an X server on the first free display. Each browser needs its own, because only one window of a
 * display has the keyboard focus.
 *
 * @param xvfb path of the program
 */
export async function openDisplay(xvfb: string): Promise<Display> {
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1700x1800x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  const pipe = server.stdio[3];
  if (!pipe) throw new Error('The pipe of the display is missing.');
  const number = await Promise.race([
    once(pipe, 'data').then(([data]) => String(data).trim()),
    ended.then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ]);
  return {
    name: `:${number}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}
