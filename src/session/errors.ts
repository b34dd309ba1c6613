import { isRecord } from '@/lib/isRecord';

export interface FailureReason {
  /** A code of the cms or the BFF, for example INVALID; `network` when there was no response. */
  code: string;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
}

/** A failed request. Apollo's CombinedGraphQLErrors has the same `errors`. */
export class RequestError extends Error {
  constructor(readonly errors: unknown[]) {
    super('The request failed.');
  }
}

/** The reasons for what a request or an operation of Apollo has thrown. */
export function failureReasonsOf(thrown: unknown): FailureReason[] {
  const { errors } = isRecord(thrown) ? thrown : {};
  return Array.isArray(errors) ? errors.map(errorOf) : [{ code: 'network' }];
}

/** Maps a GraphQL error. */
function errorOf(error: unknown): FailureReason {
  const { extensions } = isRecord(error) ? error : {};
  const { code, retryAfter } = isRecord(extensions) ? extensions : {};
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}
