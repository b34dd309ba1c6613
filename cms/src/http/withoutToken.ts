import { isRecord } from '../lib/isRecord';

/** Requests to which Payload answers with the token of the session, by method and path. */
const withToken = ['get users/me', 'post users/refresh-token'];

/**
 * Removes the token from an answer about the session of a browser, whose cookie hides it from scripts. A program that
 * sends its token itself needs the new one.
 */
export async function withoutToken(
  { headers }: Request,
  { method, path }: { method: string; path: string },
  answer: Response,
): Promise<Response> {
  if (headers.has('authorization') || !withToken.includes(`${method} ${path}`)) return answer;
  const body: unknown = await answer.json();
  const hidden = { token: undefined, refreshedToken: undefined };
  const shown = isRecord(body) ? { ...body, ...hidden } : body;
  return new Response(JSON.stringify(shown), { status: answer.status, headers: answer.headers });
}
