/** All error codes of the site, as area/reason. */
const errors = {
  'cms/unreachable': { status: 503, publicKey: 'error' },
  'cms/refused': { status: 502, publicKey: 'error' },
  'cms/invalid-answer': { status: 502, publicKey: 'error' },
  'content/not-found': { status: 404, publicKey: 'notFound' },
  'menus/unavailable': { status: 404, publicKey: 'notFound' },
  'picture/busy': { status: 503, publicKey: 'error' },
  'body/too-large': { status: 413, publicKey: 'error' },
  'body/too-slow': { status: 408, publicKey: 'error' },
  'body/incomplete': { status: 400, publicKey: 'error' },
  'guard/unknown': { status: 500, publicKey: 'error' },
  'revalidation/bad-signature': { status: 401, publicKey: 'error' },
  'revalidation/replayed': { status: 409, publicKey: 'error' },
  'revalidation/bad-body': { status: 400, publicKey: 'error' },
} as const;

export type ErrorCode = keyof typeof errors;

/**
 * An error with a code. The message is only for the log; visitors see the text of publicKey in their
 * language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly publicKey: string;

  /**
   * Makes instanceof work across copies of this class. Next loads modules separately for pages and API
   * routes, and they share errors through MemoryCache.ts.
   */
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return value instanceof Error && value.name === 'AppError';
  }

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.publicKey = errors[code].publicKey;
  }
}

/** The requested content does not exist, or not in this language. The answer is a 404. */
export function notFound(message: string): AppError {
  return new AppError('content/not-found', message);
}

/** The error of a page that names an unknown guard (specification §6). */
export function unknownGuard(name: string): AppError {
  return new AppError('guard/unknown', `Unknown middleware '${name}'`);
}
