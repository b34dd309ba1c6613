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

/**
 * Creates a function that maps errors of the BFF to texts for visitors (specification §8).
 * @param invalid the text for INVALID, which has another meaning in each form
 */
export function createErrorMapper<Name extends string>(
  t: TFunction,
  fields: ErrorFields<Name> = {},
  invalid: FormError<Name> = { text: t('account.problems.sessionEnded') },
): (error: FailureReason) => FormError<Name> {
  return (error) => {
    switch (error.code) {
      case 'INVALID':
        return invalid;
      case 'RATE_LIMITED':
        return { text: rateLimitText(t, error.retryAfter ?? 0) };
      case 'PASSWORD_TOO_SHORT':
        return { text: t('account.problems.passwordTooShort'), field: fields.password };
      case 'PASSWORD_TOO_LONG':
        return { text: t('account.problems.passwordTooLong'), field: fields.password };
      case 'PASSWORD_TOO_COMMON':
        return { text: t('account.problems.passwordTooCommon'), field: fields.password };
      case 'PASSWORD_CONTEXT':
        return { text: t('account.problems.passwordContext'), field: fields.password };
      case 'EMAIL_INVALID':
        return { text: t('account.problems.emailInvalid'), field: fields.email };
      case 'NAME_INVALID':
        return { text: t('account.problems.nameInvalid'), field: fields.name };
      case 'NAME_TOO_LONG':
        return { text: t('account.problems.nameTooLong'), field: fields.name };
      case 'PRIVACY_NOT_ACCEPTED':
        return { text: t('account.problems.privacy'), field: fields.privacy };
      case 'TOO_MANY_FAVORITES':
        return { text: t('account.problems.tooManyFavourites') };
      case 'UNKNOWN_FAVORITE':
        return { text: t('account.problems.unknownFavourite') };
      case 'SESSION_ENDED':
        return { text: t('account.problems.sessionEnded') };
      case 'CMS_UNREACHABLE':
        return { text: t('account.problems.unreachable') };
      case 'network':
        return { text: t('account.problems.network') };
      default:
        return { text: t('account.problems.other') };
    }
  };
}

/** @param seconds until the next attempt is allowed */
function rateLimitText(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('account.problems.rateLimitedSoon')
    : t('account.problems.rateLimited', { count: Math.ceil(seconds / 60) });
}
