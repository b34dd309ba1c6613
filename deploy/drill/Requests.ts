import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Names {
  site: string;
  cms: string;
  /** The file of the authority that signed the certificate. */
  ca: string;
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

  /** Waits until the home page is served. */
  async untilHome(seconds: number): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const home = await this.get(this.names.site, '/').catch(() => undefined);
      if (home?.status === 200) return;
      await pause(200);
    }
    throw new Error(`The home page was not served for ${seconds} s.`);
  }

  /**
   * Requests a page again and again.
   *
   * @returns a function that stops it and returns how many were sent, and how many failed
   */
  load(host: string, url: string): () => Promise<{ sent: number; failed: number }> {
    const count = { sent: 0, failed: 0 };
    const stopping = new AbortController();
    const work = (async () => {
      while (!stopping.signal.aborted) {
        const answer = await this.get(host, url).catch(() => undefined);
        count.sent += 1;
        if (answer?.status !== 200) count.failed += 1;
        await pause(20);
      }
    })();
    return async () => {
      stopping.abort();
      await work;
      return count;
    };
  }

  /** The serial number of the certificate. */
  async serial(): Promise<string> {
    const { site } = this.names;
    const client = `openssl s_client -connect 127.0.0.1:443 -servername ${site} </dev/null 2>/dev/null`;
    return (await run('sh', ['-c', `${client} | openssl x509 -noout -serial`])).stdout.trim();
  }
}
