import type { T } from '@/i18n/translate';
import type { Explained } from '../account/useForm';

/** What a search is asked to be saved with. */
export const alertFields = ['email', 'frequency'] as const;
export type AlertField = (typeof alertFields)[number];

/** What is wrong with an address, as far as a browser can tell; undefined for nothing. */
export function addressProblem(email: string, t: T): string | undefined {
  if (email.trim() === '') return t('alerts.problems.missing');
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('alerts.problems.email');
}

/** Puts what the cms has answered into the visitor's words. */
export function explainAlert(code: string, t: T): Explained<AlertField> {
  switch (code) {
    case 'EMAIL_INVALID':
      return { text: t('alerts.problems.email'), field: 'email' };
    case 'SEARCH_INVALID':
    case 'BFF_BAD_REQUEST':
      return { text: t('alerts.problems.search') };
    case 'RATE_LIMITED':
      return { text: t('alerts.problems.limited') };
    default:
      return { text: t('alerts.problems.other') };
  }
}
