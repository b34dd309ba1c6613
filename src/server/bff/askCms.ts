import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import { inTime } from '../inTime';

/** An error as it may be shown to a browser: nothing else of it is passed on. */
export interface PublicError {
  message: string;
  extensions?: { code?: string; retryAfter?: number };
}

export interface CmsAnswer {
  /** HTTP status. */
  status: number;
  data: Record<string, unknown> | null;
  errors: PublicError[];
  /** Seconds, as the header says them. */
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
 * Asks the cms on behalf of a visitor. Errors that it answers are part of the answer.
 * @param headers beside those of every question
 * @throws AppError cms/unreachable or cms/invalid-answer, which name nothing that was sent
 */
export async function askCms(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<CmsAnswer> {
  const url = `${env().cmsHost}/api`;
  let response: Response;
  let body: unknown;
  try {
    [response, body] = await inTime(async (signal) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ query: document, variables }),
        redirect: 'error',
        signal,
      });
      return [answer, await jsonOf(answer)] as const;
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

/** How a cms, ours or Craft, says that something broke in it, which is no refusal. */
const faultMessage = 'Something went wrong when processing the GraphQL query';

/**
 * Whether the cms could not do at all what was asked: a database that does not answer must not be
 * taken for a wrong password, or for the end of a session.
 */
function isFault({ data, errors }: z.infer<typeof answerShape>): boolean {
  const isNothing = Object.values(data ?? {}).every((value) => value === null);
  return isNothing && (errors ?? []).some(({ message }) => message.startsWith(faultMessage));
}

/** Null for what is no JSON; an answer that breaks off is none. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the cms does not know who asks: by HTTP 401, or in words, as Craft does. */
export function isUnauthorized({ status, errors }: CmsAnswer): boolean {
  return status === 401 || errors.some(({ message }) => message === 'Invalid Authorization Header');
}

export function isLimited({ status, errors }: CmsAnswer): boolean {
  return status === 429 || errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
}
