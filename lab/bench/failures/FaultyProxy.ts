import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How responses are forwarded: unchanged, delayed, or only the first half. */
export type Flow = 'normal' | 'late' | 'half';

const lateMs = 10_000;

/** A TCP proxy between the sites and the cms that can disturb the responses. */
export class FaultyProxy {
  flow: Flow = 'normal';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.join(near));

  /** @param target returns the port to forward to, for each connection */
  constructor(private readonly target: () => number) {}

  /** Starts it; resolves with its port. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket): void {
    const far = connect(this.target(), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        // Delayed data has not been forwarded yet.
        setTimeout(() => other.destroy(), this.flow === 'late' ? lateMs : 0).unref();
      });
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => this.pass(part, near));
  }

  private pass(part: Buffer, near: Socket): void {
    if (this.flow === 'normal') near.write(part);
    else if (this.flow === 'late') setTimeout(() => near.write(part), lateMs).unref();
    else near.write(part.subarray(0, part.length / 2), () => near.destroy());
  }
}
