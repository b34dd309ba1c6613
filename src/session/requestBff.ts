import { operationHashes } from '@/gql/operationHashes';
import { preferredSites } from './preferredSites';
import type { AuthError } from './result';
import { setSession } from './session';

export type OperationName = keyof typeof operationHashes;

/** The response of the BFF. Without a response, `errors` has one error with the code `network`. */
export interface BffResponse {
  data: Record<string, unknown> | null;
  errors: AuthError[];
}

/**
 * Sends an operation of the allow-list to the BFF. When the BFF reports that the session has ended,
 * the session of the page becomes `out`. Never throws.
 */
export async function requestBff(
  name: OperationName,
  variables: object,
  extra: { privacyAccepted?: boolean } = {},
): Promise<BffResponse> {
  const body = await send('/api', 'POST', {
    operation: operationHashes[name],
    variables,
    site: preferredSites()[0],
    ...extra,
  });
  const errors = errorsOf(body.errors);
  if (errors.some(({ code }) => code === 'SESSION_ENDED')) setSession({ status: 'out' });
  return { data: isRecord(body.data) ? body.data : null, errors };
}

/** Logs in or out. Never throws. */
export async function requestSession(
  method: 'POST' | 'DELETE',
  credentials?: object,
): Promise<{ user: unknown; errors: AuthError[] }> {
  const body = await send('/api/session', method, credentials);
  return { user: body.user, errors: errorsOf(body.errors) };
}

async function send(
  url: string,
  method: string,
  content?: object,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, {
      method,
      ...(content && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }),
    });
    if (response.status === 204) return {};
    const json: unknown = await response.json();
    if (isRecord(json)) return json;
  } catch {
    // A failed request and a response that is not JSON give the same error.
  }
  return { errors: [{ message: 'The site does not answer.', extensions: { code: 'network' } }] };
}

function errorsOf(errors: unknown): AuthError[] {
  return Array.isArray(errors) ? errors.map(errorOf) : [];
}

/** Maps a GraphQL error to AuthError. */
export function errorOf(error: unknown): AuthError {
  const { message, extensions } = isRecord(error) ? error : {};
  const { code, retryAfter } = isRecord(extensions) ? extensions : {};
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: typeof message === 'string' ? message : '',
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
