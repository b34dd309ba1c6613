import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import { withTimeout } from '../withTimeout';

/** The part of an error that may be sent to a browser. */
export interface PublicError {
  message: string;
  extensions?: { code?: string; retryAfter?: number };
}

export interface CmsAnswer {
  /** HTTP status. */
  status: number;
  data: Record<string, unknown> | null;
  errors: PublicError[];
  /** The value of the Retry-After header, in seconds. */
  retryAfter: string | null;
  deviceToken: string | null;
}

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string().catch('an error without a message'),
        extensions: z
          .object({
            code: z.string().optional().catch(undefined),
            retryAfter: z.number().optional().catch(undefined),
          })
          .optional()
          .catch(undefined),
      }),
    )
    .nullish(),
});

/**
 * Sends a request of a visitor to the CMS. GraphQL errors are part of the returned answer.
 * @param headers added to those of every request
 * @throws AppError cms/unreachable or cms/invalid-answer; they contain nothing of the request
 */
export async function requestCms(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<CmsAnswer> {
  const url = `${env().cmsHost}/api`;
  let response: Response;
  let body: unknown;
  try {
    [response, body] = await withTimeout(async (signal) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ query: document, variables }),
        redirect: 'error',
        signal,
      });
      return [answer, await readJsonOrNull(answer)] as const;
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no answer from ${url}`, { cause });
  }
  const answer = answerShape.safeParse(body);
  if (response.status >= 500 || !answer.success || isFault(answer.data)) {
    throw new AppError('cms/invalid-answer', `HTTP ${response.status} from ${url}`);
  }
  return {
    status: response.status,
    data: answer.data.data ?? null,
    errors: answer.data.errors ?? [],
    retryAfter: /^\d{1,6}$/.exec(response.headers.get('retry-after') ?? '')?.[0] ?? null,
    deviceToken: response.headers.get('x-device-token'),
  };
}

/** The message of an internal error, in our CMS and in Craft. It is not a refusal. */
const faultMessage = 'Something went wrong when processing the GraphQL query';

/**
 * Whether the CMS failed internally, for example because its database does not answer. This must not count
 * as a wrong password or as the end of a session.
 */
function isFault({ data, errors }: z.infer<typeof answerShape>): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && (errors ?? []).some(({ message }) => message.startsWith(faultMessage));
}

/** Null if the body is not JSON, for example because the answer broke off. */
async function readJsonOrNull(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the CMS refuses the token: by HTTP 401, or by a message, as in Craft. */
export function isUnauthorized({ status, errors }: CmsAnswer): boolean {
  return status === 401 || errors.some(({ message }) => message === 'Invalid Authorization Header');
}

export function isLimited({ status, errors }: CmsAnswer): boolean {
  return status === 429 || errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
}
