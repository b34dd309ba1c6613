import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { env } from '../env';
import { parseJson } from '@/lib/parseJson';
import { requestIdHeader } from '../requestId';
import { withCmsTimeout } from '../withCmsTimeout';

const errorShape = z.object({
  message: z.string().catch('an error without a message'),
  extensions: z
    .object({
      code: z.string().optional().catch(undefined),
      retryAfter: z.number().optional().catch(undefined),
      /** Identifies the line in the cms's log. */
      correlationId: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

const bodyShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(errorShape).nullish(),
});

export type CmsError = z.infer<typeof errorShape>;

interface CmsResponse {
  /** HTTP status, below 500. */
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  /** Errors about the request. Their messages may quote it, so only `loggableMessages` may be logged. */
  errors: CmsError[];
}

/**
 * Posts a GraphQL document to the cms. The site sends every request of the contract with this function.
 * @param headers added to those of every request
 * @throws AppError cms/unreachable without a response, cms/invalid-answer if the cms failed or the body has
 * another shape; they contain nothing of the request
 */
export async function postToCms(
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<CmsResponse> {
  const url = `${env().cmsInternalUrl}/api`;
  let response: Response;
  let text: string;
  try {
    [response, text] = await withCmsTimeout(async (signal) => {
      const received = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...requestIdHeader(),
          ...headers,
        },
        body: JSON.stringify({ query, variables }, withoutNul),
        redirect: 'error',
        signal,
      });
      return [received, await received.text()] as const;
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no answer from ${url}`, { cause });
  }
  const body = bodyShape.safeParse(parseJson(text)).data;
  const errors = body?.errors ?? [];
  if (response.status >= 500 || !body || isFault(body)) {
    const status = `HTTP ${response.status}${body ? '' : ' without valid JSON'} from ${url}`;
    throw new AppError('cms/invalid-answer', [status, ...loggableMessages(errors)].join('; '));
  }
  return { status: response.status, headers: response.headers, data: body.data ?? null, errors };
}

/** The cms refuses NUL characters, which no visitor types. */
const withoutNul = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** The message of an internal error, in our cms and in Craft. It is not a refusal. */
const faultMessage = 'Something went wrong when processing the GraphQL query';

/**
 * Whether the cms failed internally, for example because its database does not answer. This must not count
 * as a wrong password or as the end of a session.
 */
function isFault({ data, errors }: z.infer<typeof bodyShape>): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && (errors ?? []).some(({ message }) => message.startsWith(faultMessage));
}

/** Messages about a document or a fault of the cms. Others may quote the value of a variable. */
const loggableMessage =
  /^(?:Cannot query field|Unknown (?:argument|type|directive|fragment)|Field "|Fragment "|Something went wrong when processing)/;

/** The errors of a response, in words that may be logged. The id identifies the line in the cms's log. */
export function loggableMessages(errors: CmsError[]): string[] {
  return errors.map(({ message, extensions }) => {
    const text = loggableMessage.test(message) ? message : 'an error about what was sent';
    return [text, extensions?.correlationId ?? extensions?.code].filter(Boolean).join(' ');
  });
}
