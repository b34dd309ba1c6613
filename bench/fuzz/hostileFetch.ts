import type { Chance } from './Chance';
import type { Reply } from './Attacker';

const timeoutMs = 30_000;

/** The cms answers a fault of its own with this field, and status 200. */
const internalFault = '"correlationId"';

interface HostileRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** An answer, with its text for those who look at it. */
export interface FetchedReply extends Reply {
  text: string;
  headers: Headers;
}

/** An address in 198.51.100.0/24 (RFC 5737): limits count addresses, and most attackers have many. */
export const randomAddress = (chance: Chance): string => `198.51.100.${String(chance.below(250))}`;

/** Sends a request and judges the answer: a status below 500, and no internal fault in its body. */
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
      fault: text.includes(internalFault) ? `internal fault: ${text.slice(0, 300)}` : undefined,
    };
  } catch (error) {
    return { status: 0, request, text: '', headers: new Headers(), fault: String(error) };
  }
}
