import { postToCms, type CmsError } from './postToCms';

/** The part of an error that may be sent to a browser. */
interface PublicError {
  message: string;
  extensions?: { code?: string; retryAfter?: number };
}

export interface PublicCmsResponse {
  status: number;
  data: Record<string, unknown> | null;
  errors: PublicError[];
  /** The value of the Retry-After header, in seconds. */
  retryAfter: string | null;
  deviceToken: string | null;
}

/**
 * Sends a request of a visitor to the cms. GraphQL errors are part of the returned response.
 * @param headers added to those of every request
 * @throws AppError cms/unreachable or cms/invalid-answer; they contain nothing of the request
 */
export async function requestCmsForVisitor(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<PublicCmsResponse> {
  const response = await postToCms(document, variables, headers);
  return {
    status: response.status,
    data: response.data,
    errors: response.errors.map(toPublicError),
    retryAfter: /^\d{1,6}$/.exec(response.headers.get('retry-after') ?? '')?.[0] ?? null,
    deviceToken: response.headers.get('x-device-token'),
  };
}

function toPublicError({ message, extensions }: CmsError): PublicError {
  if (!extensions) return { message };
  const { code, retryAfter } = extensions;
  return {
    message,
    extensions: { ...(code && { code }), ...(retryAfter !== undefined && { retryAfter }) },
  };
}

/** Whether the cms refuses the token: by HTTP 401, or by a message, as in Craft. */
export function isUnauthorized({ status, errors }: PublicCmsResponse): boolean {
  return status === 401 || errors.some(({ message }) => message === 'Invalid Authorization Header');
}

/** Whether the visitor has sent too many requests: by HTTP 429, or by the code RATE_LIMITED. */
export function isLimited({ status, errors }: PublicCmsResponse): boolean {
  return status === 429 || errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
}
