/** The error codes of the BFF itself, with their HTTP statuses. */
const statuses = {
  BFF_BAD_REQUEST: 400,
  PRIVACY_NOT_ACCEPTED: 400,
  INVALID: 401,
  NOT_ACTIVE: 401,
  SESSION_ENDED: 401,
  BFF_FOREIGN_ORIGIN: 403,
  BFF_UNKNOWN_OPERATION: 404,
  BFF_WRONG_METHOD: 405,
  BFF_TOO_SLOW: 408,
  BFF_TOO_LARGE: 413,
  BFF_WRONG_TYPE: 415,
  BFF_FAILED: 500,
  CMS_UNREACHABLE: 502,
} as const;

export type BffCode = keyof typeof statuses;

/** A refusal with a code. The message is for developers and contains nothing of the request. */
export class BffError extends Error {
  readonly status: number;

  constructor(
    readonly code: BffCode,
    message: string,
  ) {
    super(message);
    this.name = 'BffError';
    this.status = statuses[code];
  }
}
