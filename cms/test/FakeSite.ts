import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that the site received. */
export interface Hook {
  signature: string;
  body: string;
  /** Unix time in milliseconds. */
  at: number;
}

/** The site that a cms of the tests notifies. */
export class FakeSite {
  readonly hooks: Hook[] = [];
  /** The answers by path. Other paths get an empty object. */
  readonly answers: Record<string, (request: Pick<Hook, 'signature' | 'body'>) => object> = {};
  /** Only with 200 it uses `answers`. */
  status = 200;
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const signature = String(request.headers['x-studium-signature']);
      this.hooks.push({ signature, body, at: Date.now() });
      if (this.status !== 200) {
        response.writeHead(this.status).end('{}');
        return;
      }
      try {
        const answer = this.answers[request.url ?? ''];
        response.end(JSON.stringify(answer?.({ signature, body }) ?? {}));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });

  /** Starts the site and returns its URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}
