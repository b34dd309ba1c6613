import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const tokenCookies = ['JWT_TOKEN', 'REFRESH_TOKEN', 'DEVICE_TOKEN'];

/** Watches all that the site answers to a browser: for tokens where no script may find them. */
export class Secrets {
  private readonly bodies: Promise<{ url: string; body: string }>[] = [];
  private readonly tokens = new Set<string>();
  private readonly headers: Promise<void>[] = [];

  constructor(private readonly context: BrowserContext) {
    context.on('response', (response) => {
      const url = response.url();
      if (/\/_next\/static\/|\/media\//.test(url)) return;
      // A redirect has no body.
      const body = response.text().catch(() => '');
      this.bodies.push(body.then((text) => ({ url, body: text })));
      this.headers.push(
        response.headersArray().then((headers) => {
          for (const { name, value } of headers) {
            if (name.toLowerCase() === 'set-cookie') this.learn(value);
          }
        }),
      );
    });
  }

  /** Every token that was set while watching. */
  async known(): Promise<string[]> {
    await Promise.all(this.headers);
    return [...this.tokens];
  }

  /** Where a token was found that must not be there. */
  async leaks(): Promise<string[]> {
    const tokens = await this.known();
    const has = (text: string) => tokens.some((token) => text.includes(token));
    const bodies = await Promise.all(this.bodies);
    const found = bodies.filter(({ body }) => has(body)).map(({ url }) => url);
    for (const page of this.context.pages()) {
      const kept = await page.evaluate(() =>
        JSON.stringify([
          document.cookie,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          location.href,
        ]),
      );
      if (has(kept)) found.push(`storage of ${page.url()}`);
    }
    const folder = join(process.env.STUDIUM_DATA_DIR ?? '', 'logs');
    for (const file of await readdir(folder)) {
      if (has(await readFile(join(folder, file), 'utf8'))) found.push(file);
    }
    return found;
  }

  private learn(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(line) ?? [];
    if (tokenCookies.includes(name)) this.tokens.add(decodeURIComponent(value));
  }
}
