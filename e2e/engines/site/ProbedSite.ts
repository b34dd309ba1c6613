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

/** The path that pages send their errors to. */
const complaintsPath = '/_complaints';

/** Webpack's runtime, which every page runs before the code of all other scripts. */
const runtime = /^\/_next\/static\/chunks\/webpack-\w+\.js$/;

/**
 * A proxy of the site that adds the probe to webpack's runtime. It can also be shut down to test without
 * network, which only Chromium's driver could do by itself.
 */
export class ProbedSite {
  /** Script errors and blocked resources of all pages so far. */
  readonly complaints: string[] = [];
  private server: Server | undefined;

  private constructor(
    private readonly site: string,
    private readonly port: number,
  ) {}

  static async open(site: string): Promise<ProbedSite> {
    const opened = new ProbedSite(site, await freePort());
    await opened.listen();
    return opened;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts answering, also after `shut`. */
  async listen(): Promise<void> {
    this.server = createServer((incoming, outgoing) => {
      const { url = '/' } = incoming;
      if (url === complaintsPath) void this.recordComplaint(incoming, outgoing);
      else if (runtime.test(url)) void this.serveRuntime(url, outgoing);
      else this.forward(incoming, outgoing);
    });
    this.server.listen(this.port);
    await once(this.server, 'listening');
  }

  /** Stops answering, so that pages have no network. */
  async shutDown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    this.server = undefined;
    await closed;
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    const passed = request(new URL(url, this.site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // The browser has left the page, or the site has stopped.
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  private async serveRuntime(path: string, outgoing: ServerResponse): Promise<void> {
    const code = await (await fetch(new URL(path, this.site))).text();
    // The service worker caches only what is public. Without this script a page reloads when it is offline.
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=3600' };
    outgoing.writeHead(200, headers);
    outgoing.end(`(${String(probe)})(${JSON.stringify(complaintsPath)});\n${code}`);
  }

  private async recordComplaint(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    this.complaints.push(await text(incoming));
    outgoing.writeHead(204).end();
  }
}
