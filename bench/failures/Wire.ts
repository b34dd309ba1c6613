import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How answers come through: as they are, each this late, or half of each and no more. */
export type Flow = 'whole' | 'late' | 'half';

const lateMs = 10_000;

/** The network between the programs and what they ask, which can be made bad. */
export class Wire {
  flow: Flow = 'whole';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.join(near));

  /** @param target port of this machine, asked for when somebody connects */
  constructor(private readonly target: () => number) {}

  /** Resolves with the port at which it is to be reached. */
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
        // What is late is still on its way.
        setTimeout(() => other.destroy(), this.flow === 'late' ? lateMs : 0).unref();
      });
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => this.pass(part, near));
  }

  private pass(part: Buffer, near: Socket): void {
    if (this.flow === 'whole') near.write(part);
    else if (this.flow === 'late') setTimeout(() => near.write(part), lateMs).unref();
    else near.write(part.subarray(0, part.length / 2), () => near.destroy());
  }
}
