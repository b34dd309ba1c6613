import { request } from 'node:http';

/** Milliseconds after which nobody waits any more: far beyond what a visitor may have to. */
const patienceMs = 30_000;

export interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0 where there was none. */
  status: number;
  body: string;
  /** Lines of Set-Cookie. */
  cookies: string[];
  location: string;
  /** Milliseconds until it was over, whole or not. */
  ms: number;
  /** Whether it came to its end. */
  whole: boolean;
}

let visitors = 0;

/** An address of a network for examples: limits count each visitor, and here each asks once. */
function someAddress(): string {
  visitors += 1;
  return `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Asks as a browser that comes for the first time, on a connection of its own. Never rejects. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const began = performance.now();
  return new Promise<Answer>((resolve) => {
    const parts: Buffer[] = [];
    const answer = { status: 0, cookies: [] as string[], location: '' };
    const end = (whole: boolean) => {
      const ms = performance.now() - began;
      resolve({ ...answer, body: Buffer.concat(parts).toString(), ms, whole });
    };
    const { host, hostname } = new URL(url);
    const sent = request(url, {
      method,
      agent: false,
      // Nginx listens at this address alone, and knows the site by its name.
      ...(hostname === 'localhost' && { hostname: '127.0.0.1' }),
      headers: { host, 'x-forwarded-for': someAddress(), ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    sent.on('response', (response) => {
      answer.status = response.statusCode ?? 0;
      answer.cookies = response.headers['set-cookie'] ?? [];
      answer.location = response.headers.location ?? '';
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => end(false));
      response.on('close', () => end(response.complete));
    });
    sent.on('error', () => end(false));
    sent.end(body);
  });
}
