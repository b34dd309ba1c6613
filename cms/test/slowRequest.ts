import { connect } from 'node:net';

/** A connection that sends the beginning of a request and then a byte at a time. */
export interface SlowRequest {
  /** The status of the answer, 0 for a connection that was closed without one, and the milliseconds until its end. */
  answer: Promise<{ status: number; ms: number }>;
  close: () => void;
}

/**
 * Sends a request of which the rest never comes.
 *
 * @param head the first line, and headers besides Host
 */
export function slowRequest(
  url: string,
  head: readonly string[],
  begin = '',
  drip = ' ',
): SlowRequest {
  const { hostname, port } = new URL(url);
  const began = Date.now();
  const [first = '', ...headers] = head;
  const socket = connect(Number(port), hostname);
  const timer = setInterval(() => socket.write(drip), 1000);
  const answer = new Promise<{ status: number; ms: number }>((resolve) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: Number(status ?? 0), ms: Date.now() - began });
    });
  });
  socket.write(`${[first, 'Host: cms', ...headers].join('\r\n')}\r\n${begin}`);
  return { answer, close: () => socket.destroy() };
}
