interface ErrorRow {
  status: number;
  /** The code that the BFF sends to a browser; without one the error is for the log only. */
  publicCode?: string;
}

/** All errors of the site, as area/reason. */
const errors = {
  'cms/unreachable': { status: 503 },
  'cms/refused': { status: 502 },
  'cms/invalid-answer': { status: 502 },
  'content/not-found': { status: 404 },
  // The specification demands 404 (docs/adr/011).
  'menus/unavailable': { status: 404 },
  'site/busy': { status: 503 },
  'site/too-many-requests': { status: 429 },
  'body/too-large': { status: 413, publicCode: 'BFF_TOO_LARGE' },
  'body/too-slow': { status: 408, publicCode: 'BFF_TOO_SLOW' },
  'body/incomplete': { status: 400, publicCode: 'BFF_BAD_REQUEST' },
  'body/wrong-type': { status: 415, publicCode: 'BFF_WRONG_TYPE' },
  'body/invalid': { status: 400, publicCode: 'BFF_BAD_REQUEST' },
  'guard/unknown': { status: 500 },
  'webhook/bad-signature': { status: 401 },
  'revalidation/replayed': { status: 409 },
  'webhook/bad-body': { status: 400 },
  'login/invalid': { status: 401, publicCode: 'INVALID' },
  'session/ended': { status: 401, publicCode: 'SESSION_ENDED' },
  'privacy/not-accepted': { status: 400, publicCode: 'PRIVACY_NOT_ACCEPTED' },
  'bff/foreign-origin': { status: 403, publicCode: 'BFF_FOREIGN_ORIGIN' },
  'bff/unknown-operation': { status: 404, publicCode: 'BFF_UNKNOWN_OPERATION' },
  'bff/wrong-method': { status: 405, publicCode: 'BFF_WRONG_METHOD' },
  'bff/failed': { status: 500, publicCode: 'BFF_FAILED' },
  'bff/cms-unreachable': { status: 502, publicCode: 'CMS_UNREACHABLE' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/**
 * An error with a code. Its text is for the log and for developers; visitors see a text in their language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  /** The code that the BFF sends to a browser; null if the error is for the log only. */
  readonly publicCode: string | null;

  /**
   * Makes instanceof work across copies of this class. Next loads modules separately for pages and API
   * routes, and they share errors through contentCache.ts.
   */
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return value instanceof Error && value.name === 'AppError';
  }

  /** @param detail the message without the code */
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
    const row: ErrorRow = errors[code];
    this.status = row.status;
    this.publicCode = row.publicCode ?? null;
  }
}

/** The requested content does not exist, or not in this language. The response is a 404. */
export function notFound(detail: string): AppError {
  return new AppError('content/not-found', detail);
}

/** The error of a page that names an unknown guard (specification §6). */
export function unknownGuard(name: string): AppError {
  return new AppError('guard/unknown', `Unknown middleware '${name}'`);
}
