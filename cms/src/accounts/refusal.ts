import { GraphQLError } from 'graphql';

/** The error codes that a client may have to distinguish. */
type AccountErrorCode =
  | 'INVALID'
  | 'RATE_LIMITED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_CONTEXT'
  | 'PASSWORD_NEEDED'
  | 'EMAIL_INVALID'
  | 'NAME_INVALID'
  | 'NAME_TOO_LONG'
  | 'TOO_MANY_FAVORITES'
  | 'UNKNOWN_FAVORITE'
  | 'SEARCH_INVALID'
  | 'ANSWER_INVALID'
  | 'OFFER_INVALID'
  | 'FORM_UNTIMELY'
  | 'OFFER_PUBLISHED'
  | 'TOO_MANY_PHOTOS'
  | 'TOO_MANY_SEARCHES';

/** The error messages, with the wording of Craft CMS where it has an equivalent. */
export const messages = {
  login: "We couldn't log you in with the provided details",
  mismatch: 'Passwords do not match',
  update: "We couldn't update the password with the provided details",
  password: 'A new email address needs the current password',
  code: 'Cannot validate request',
  refreshToken: 'Invalid Refresh Token',
  header: 'Invalid Authorization Header',
  limited: 'Too many attempts; please try again shortly',
  favorite: "We couldn't find any matching entries",
} as const;

/** Creates an error for the client. It is not logged as a fault. */
export const refusal = (code: AccountErrorCode, message: string, more: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** Creates the error for too many attempts: HTTP 429 with the seconds to wait. */
export const rateLimitError = (retryAfter: number): GraphQLError =>
  refusal('RATE_LIMITED', messages.limited, {
    retryAfter,
    // The GraphQL server reads this and does not include it in the response.
    http: { status: 429, headers: { 'retry-after': String(retryAfter) } },
  });
