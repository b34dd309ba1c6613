import { request } from 'node:http';

/** The timeout in milliseconds, far above the longest allowed wait of a visitor. */
const timeoutMs = 30_000;

export interface RequestOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0 without a response. */
  status: number;
  body: string;
  /** The lines of Set-Cookie. */
  cookies: string[];
  location: string;
  /** Milliseconds until its end, complete or not. */
  ms: number;
  /** Whether the body is complete. */
  isComplete: boolean;
}

let visitors = 0;

/** Returns another address of a test network each time, because the rate limits count each visitor. */
function nextAddress(): string {
  visitors += 1;
  return `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends a request as a new visitor on a new connection. Never rejects. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
) {
  const began = performance.now();
  return new Promise<Answer>((resolve) => {
    const parts: Buffer[] = [];
    const answer = { status: 0, cookies: [] as string[], location: '' };
    const end = (isComplete: boolean) => {
      const ms = performance.now() - began;
      resolve({ ...answer, body: Buffer.concat(parts).toString(), ms, isComplete });
    };
    const { host, hostname } = new URL(url);
    const sent = request(url, {
      method,
      agent: false,
      // Nginx listens only at this address, and selects the site by the Host header.
      ...(hostname === 'localhost' && { hostname: '127.0.0.1' }),
      headers: { host, 'x-forwarded-for': nextAddress(), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
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
