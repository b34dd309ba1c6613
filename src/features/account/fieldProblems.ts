import { nameFault } from '@studium/shared/fullName';
import type { TFunction } from 'i18next';
import { isEmail } from '@/lib/isEmail';

/** Minimum length of a password in characters; the server checks more rules. */
const minPasswordLength = 8;

/** Error text for an e-mail address, by a rough check; undefined when it is valid. */
export function emailProblem(value: string, t: TFunction): string | undefined {
  if (value.trim() === '') return t('account.problems.emailMissing');
  return isEmail(value) ? undefined : t('account.problems.emailInvalid');
}

/**
 * Error text for a name, by the rule of the cms; undefined when it is valid.
 * @param missing the text for an empty name
 */
export function nameProblem(value: string, missing: string, t: TFunction): string | undefined {
  if (value.trim() === '') return missing;
  const fault = nameFault(value);
  if (!fault) return undefined;
  return t(fault === 'tooLong' ? 'account.problems.nameTooLong' : 'account.problems.nameInvalid');
}

/** Error text for a new password; undefined when it is valid. */
export function newPasswordProblem(value: string, t: TFunction): string | undefined {
  if (value === '') return t('account.problems.newPasswordMissing');
  return Array.from(value).length < minPasswordLength
    ? t('account.problems.passwordTooShort')
    : undefined;
}

/** Error text for the repetition of a password (specification §5); undefined when it is valid. */
export function repeatProblem(value: string, first: string, t: TFunction): string | undefined {
  if (value === '') return t('account.problems.repeatMissing');
  return value === first ? undefined : t('account.problems.passwordsDiffer');
}
