import type { TFunction } from 'i18next';
import type { FailureReason } from '@/session/errors';
import type { FormError } from './useForm';

/** The field of the form to which each kind of error belongs. */
interface ErrorFields<Name extends string> {
  email?: Name;
  name?: Name;
  password?: Name;
  privacy?: Name;
}

/** The texts of the errors and, where the visitor can change a field, its kind. */
const problems = {
  PASSWORD_TOO_SHORT: ['passwordTooShort', 'password'],
  PASSWORD_TOO_LONG: ['passwordTooLong', 'password'],
  PASSWORD_TOO_COMMON: ['passwordTooCommon', 'password'],
  PASSWORD_CONTEXT: ['passwordContext', 'password'],
  EMAIL_INVALID: ['emailInvalid', 'email'],
  NAME_INVALID: ['nameInvalid', 'name'],
  NAME_TOO_LONG: ['nameTooLong', 'name'],
  PRIVACY_NOT_ACCEPTED: ['privacy', 'privacy'],
  TOO_MANY_FAVORITES: ['tooManyFavourites'],
  UNKNOWN_FAVORITE: ['unknownFavourite'],
  SESSION_ENDED: ['sessionEnded'],
  CMS_UNREACHABLE: ['unreachable'],
  network: ['network'],
} as const satisfies Record<string, readonly [text: string, field?: keyof ErrorFields<string>]>;

const isKnown = (code: string): code is keyof typeof problems => Object.hasOwn(problems, code);

/**
 * Creates a function that maps errors of the BFF to texts for visitors (specification §8).
 * @param invalid the text for INVALID, which has another meaning in each form
 */
export function createErrorMapper<Name extends string>(
  t: TFunction,
  fields: ErrorFields<Name> = {},
  invalid: FormError<Name> = { text: t('account.problems.sessionEnded') },
): (error: FailureReason) => FormError<Name> {
  return ({ code, retryAfter }) => {
    if (code === 'INVALID') return invalid;
    if (code === 'RATE_LIMITED') return { text: rateLimitText(t, retryAfter ?? 0) };
    if (!isKnown(code)) return { text: t('account.problems.other') };
    const [text, field] = problems[code];
    return { text: t(`account.problems.${text}`), field: field && fields[field] };
  };
}

/** @param seconds until the next attempt is allowed */
function rateLimitText(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('account.problems.rateLimitedSoon')
    : t('account.problems.rateLimited', { count: Math.ceil(seconds / 60) });
}
