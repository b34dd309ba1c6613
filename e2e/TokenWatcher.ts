import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { town } from './town';

const tokenCookies = ['JWT_TOKEN', 'REFRESH_TOKEN', 'DEVICE_TOKEN'];

/**
 * Records the session tokens and the bodies that the site sends to a browser, and reports tokens in places
 * where they must not be.
 */
export class TokenWatcher {
  private readonly bodies: Promise<{ url: string; body: string }>[] = [];
  private readonly tokens = new Set<string>();
  private readonly headers: Promise<void>[] = [];

  constructor(private readonly context: BrowserContext) {
    context.on('response', (response) => {
      const url = response.url();
      if (/\/_next\/static\/|\/media\//.test(url)) return;
      // A redirect has no body, so `text()` rejects.
      const body = response.text().catch(() => '');
      this.bodies.push(body.then((text) => ({ url, body: text })));
      this.headers.push(
        response.headersArray().then((headers) => {
          for (const { name, value } of headers) {
            if (name.toLowerCase() === 'set-cookie') this.recordCookie(value);
          }
        }),
      );
    });
  }

  /** Every token that the site has set so far. */
  async recordedTokens(): Promise<string[]> {
    await Promise.all(this.headers);
    return [...this.tokens];
  }

  /** The places where a token must not be but is: bodies, browser storage and log files. */
  async findLeaks(): Promise<string[]> {
    const tokens = await this.recordedTokens();
    const has = (text: string) => tokens.some((token) => text.includes(token));
    const bodies = await Promise.all(this.bodies);
    const places = bodies.filter(({ body }) => has(body)).map(({ url }) => url);
    for (const page of this.context.pages()) {
      const stored = await page.evaluate(() =>
        JSON.stringify([
          document.cookie,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          location.href,
        ]),
      );
      if (has(stored)) places.push(`storage of ${page.url()}`);
    }
    const folder = join(town.dataDir, 'logs');
    for (const file of await readdir(folder)) {
      if (has(await readFile(join(folder, file), 'utf8'))) places.push(file);
    }
    return places;
  }

  private recordCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(line) ?? [];
    if (tokenCookies.includes(name)) this.tokens.add(decodeURIComponent(value));
  }
}
