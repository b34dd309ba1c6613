import type { T } from '@/i18n/translate';
import { nameFault } from './fullName';

/** Characters that a password has at least; the server has the last word. */
const leastLength = 8;

/** What is wrong with an e-mail address, as far as a browser can tell; undefined for nothing. */
export function emailProblem(value: string, t: T): string | undefined {
  if (value.trim() === '') return t('account.problems.emailMissing');
  return /^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t('account.problems.emailInvalid');
}

/**
 * What is wrong with a name, by the rule of the cms.
 * @param missing the words for none
 */
export function nameProblem(value: string, missing: string, t: T): string | undefined {
  if (value.trim() === '') return missing;
  const fault = nameFault(value);
  if (!fault) return undefined;
  return t(fault === 'tooLong' ? 'account.problems.nameTooLong' : 'account.problems.nameInvalid');
}

/** What is wrong with a password that somebody chooses. */
export function newPasswordProblem(value: string, t: T): string | undefined {
  if (value === '') return t('account.problems.newPasswordMissing');
  return Array.from(value).length < leastLength
    ? t('account.problems.passwordTooShort')
    : undefined;
}

/** What is wrong with the second writing of a password (specification §5). */
export function repeatProblem(value: string, first: string, t: T): string | undefined {
  if (value === '') return t('account.problems.repeatMissing');
  return value === first ? undefined : t('account.problems.passwordsDiffer');
}
