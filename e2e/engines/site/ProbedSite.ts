import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../cms/test/freePort';
import { probe } from './probe';

/** Where pages send their complaints. */
const complaintsPath = '/_complaints';

/**
 * The site as a browser gets it in these tests: behind a proxy that puts the probe in front of
 * `start.js`, which every page runs first, and that can be shut, which no driver but Chromium's can.
 */
export class ProbedSite {
  /** Errors of scripts and refused resources, of all pages so far. */
  readonly complaints: string[] = [];
  private server: Server | undefined;

  private constructor(
    private readonly site: string,
    private readonly port: number,
  ) {}

  static async open(site: string): Promise<ProbedSite> {
    const opened = new ProbedSite(site, await freePort());
    await opened.answer();
    return opened;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Answers again, after `shut`. */
  async answer(): Promise<void> {
    this.server = createServer((incoming, outgoing) => {
      if (incoming.url === complaintsPath) void this.note(incoming, outgoing);
      else if (incoming.url?.startsWith('/start.js')) void this.passStart(outgoing);
      else this.pass(incoming, outgoing);
    });
    this.server.listen(this.port);
    await once(this.server, 'listening');
  }

  /** From now on nobody answers, as without a network. */
  async shut(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    this.server = undefined;
    await closed;
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    const passed = request(new URL(url, this.site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // The browser has left the page, or the site has ended.
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  private async passStart(outgoing: ServerResponse): Promise<void> {
    const start = await (await fetch(new URL('/start.js', this.site))).text();
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    outgoing.end(`(${String(probe)})(${JSON.stringify(complaintsPath)});\n${start}`);
  }

  private async note(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.complaints.push(await text(incoming));
    outgoing.writeHead(204).end();
  }
}
