import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Checks } from './Checks';

const run = promisify(execFile);

/** The requests that one program of the load sends. */
const batch = 100;

/** The paths that the load requests, without their first slash. */
const pages = ['', 'en', 'alloggi', 'en/accommodations'];

interface Names {
  site: string;
  cms: string;
  /** The file of the authority that signed the certificate. */
  ca: string;
  /** The addresses of the machine. The load uses one after the other. */
  addresses?: string[];
}

interface Counts {
  sent: number;
  /** How many were not answered with 200. */
  failed: number;
  /** For people, with how many had each status; 0 is no answer. */
  result: string;
}

export interface Answer {
  status: number;
  /** The version of HTTP. */
  http: string;
  /** All headers, as sent. */
  headers: string;
}

/** Requests of visitors to a machine, over TLS. The invented names lead to this machine. */
export class Requests {
  constructor(private readonly names: Names) {}

  /** Checks what nginx serves to visitors, and what not. */
  async checkPublic(checks: Checks): Promise<void> {
    const { site, cms } = this.names;
    const statusOf = async (host: string, url: string) => (await this.get(host, url)).status;
    checks.expect('English is served', (await statusOf(site, '/en')) === 200);
    checks.expect('the admin is served', (await statusOf(cms, '/admin/login')) === 200);
    const notPublic = {
      [cms]: ['/api', '/health', '/outbox'],
      [site]: ['/api/health', '/api/revalidate'],
    };
    for (const [host, urls] of Object.entries(notPublic))
      for (const url of urls)
        checks.expect(`${host}${url} is not public`, (await statusOf(host, url)) === 404);
  }

  /** @throws Error without an answer, or with a certificate that the authority did not sign */
  async get(host: string, url: string, address = '127.0.0.1'): Promise<Answer> {
    const { stdout } = await run('curl', [
      ...['--silent', '--show-error', '--max-time', '20', '--cacert', this.names.ca],
      ...['--resolve', `${host}:443:${address}`, '--output', '/dev/null', '--dump-header', '-'],
      ...['--write-out', '\n%{http_code} %{http_version}', `https://${host}${url}`],
    ]);
    const [status = '', http = ''] = stdout.split('\n').at(-1)?.split(' ') ?? [];
    return { status: Number(status), http, headers: stdout.toLowerCase() };
  }

  /**
   * Waits until the site serves all pages of the load. Each request has a query, because nginx would answer others
   * from its cache while the site starts.
   *
   * @throws Error when a page was not served within the time
   */
  async untilServed(seconds: number): Promise<void> {
    const end = Date.now() + seconds * 1000;
    for (const page of pages) {
      const isServed = async () => {
        const answers = [`/${page}?until=${Date.now()}`, `/${page}`].map((url) =>
          this.get(this.names.site, url).catch(() => undefined),
        );
        return (await Promise.all(answers)).every((answer) => answer?.status === 200);
      };
      while (!(await isServed())) {
        if (Date.now() > end) throw new Error(`/${page} was not served for ${seconds} s.`);
        await pause(200);
      }
    }
  }

  /**
   * Requests pages of the site by HTTP/2 until it is stopped. It uses the addresses in turn. Half of the requests
   * are those of a visitor who is logged in, because nginx caches no pages for these.
   *
   * @param options it does not stop before it has sent `atLeast`; without `loggedIn` no visitor is logged in
   * @returns a function that stops it and returns the counts
   */
  load({ atLeast = 0, loggedIn = true } = {}): () => Promise<Counts> {
    const count = { sent: 0, failed: 0, statuses: {} as Record<number, number> };
    const stopping = new AbortController();
    const work = (async () => {
      for (let round = 0; !stopping.signal.aborted || count.sent < atLeast; round += 1) {
        const { addresses = ['127.0.0.1', '[::1]'] } = this.names;
        const address = addresses[round % addresses.length] ?? '';
        const cookie = loggedIn && round % 4 < 2 ? ['--cookie', 'REFRESH_TOKEN=none'] : [];
        const statuses = await this.getMany(
          [
            `https://${this.names.site}/{${pages.join(',')}}#[1-${batch / pages.length}]`,
            ...cookie,
          ],
          address,
        );
        count.sent += batch;
        count.failed += batch - statuses.filter((status) => status === 200).length;
        for (const status of statuses) count.statuses[status] = (count.statuses[status] ?? 0) + 1;
        await pause(200);
      }
    })();
    return async () => {
      stopping.abort();
      await work;
      return {
        ...count,
        result: `${count.failed} of ${count.sent}: ${JSON.stringify(count.statuses)}`,
      };
    };
  }

  /**
   * Sends requests in parallel.
   *
   * @param args an address with curl's ranges, and options
   * @param namespace the network namespace of the visitor
   * @returns their statuses; 0 without an answer
   */
  async getMany(args: string[], address: string, namespace?: string): Promise<number[]> {
    const [command = '', ...words] = [
      ...(namespace ? ['ip', 'netns', 'exec', namespace] : []),
      ...['curl', '--silent', '--parallel', '--parallel-max', '10', '--max-time', '20'],
      ...['--cacert', this.names.ca, '--resolve', `${this.names.site}:443:${address}`],
      ...['--output', '/dev/null', '--write-out', '%{http_code}\\n', ...args],
    ];
    // curl also fails when only one of the requests fails.
    const { stdout } = await run(command, words).catch((error: unknown) =>
      z.object({ stdout: z.string() }).parse(error),
    );
    return stdout.trim().split('\n').map(Number);
  }

  /** The serial number of the certificate. */
  async serial(): Promise<string> {
    const { site } = this.names;
    const client = `openssl s_client -connect 127.0.0.1:443 -servername ${site} </dev/null 2>/dev/null`;
    return (await run('sh', ['-c', `${client} | openssl x509 -noout -serial`])).stdout.trim();
  }
}
