import type { Random } from '../../../e2e/attack/Random';
import type { Reply } from '../../../e2e/attack/Attacker';

const timeoutMs = 30_000;

/** The cms reports an internal error with this field, and status 200. */
const internalError = '"correlationId"';

interface HostileRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** A response with its text and headers. */
export interface FetchedReply extends Reply {
  text: string;
  headers: Headers;
}

/**
 * Returns an address in 198.51.100.0/24 (RFC 5737), because rate limits count addresses and most attackers
 * have many.
 */
export const randomAddress = (random: Random): string => `198.51.100.${random.below(250)}`;

/** Sends a request and checks the response: a status below 500 and no internal error in the body. */
export async function hostileFetch({
  url,
  method = 'GET',
  headers,
  body,
}: HostileRequest): Promise<FetchedReply> {
  const request = `${method} ${url} ${typeof body === 'string' ? body : ''}`.slice(0, 2000);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      request,
      text,
      headers: answer.headers,
      fault:
        answer.status >= 500 || text.includes(internalError)
          ? `internal error: ${text.slice(0, 300)}`
          : undefined,
    };
  } catch (error) {
    return { status: 0, request, text: '', headers: new Headers(), fault: String(error) };
  }
}

/** Does the same with a body of JSON. */
export const hostilePost = (url: string, body: object, headers: Record<string, string> = {}) =>
  hostileFetch({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
