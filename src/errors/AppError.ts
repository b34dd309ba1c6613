/** Every way the site itself can fail, as area/reason. */
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
 * A failure with a code. The message is for the log; what a visitor reads is the text behind
 * publicKey in their language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly publicKey: string;

  /**
   * Next gives pages and API routes modules of their own, so that this class is there several times:
   * what one has asked for may fail for another, which shares its memory (Memory.ts).
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

/** The thing asked for does not exist, or not in this language: answered with 404. */
export function notFound(message: string): AppError {
  return new AppError('content/not-found', message);
}

/** A page names a guard that does not exist (specification §6). */
export function unknownGuard(name: string): AppError {
  return new AppError('guard/unknown', `Unknown middleware '${name}'`);
}
