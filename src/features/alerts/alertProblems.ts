import type { TFunction } from 'i18next';
import { isEmail } from '@/lib/isEmail';
import type { FormError } from '@/features/account/useForm';

export const alertFields = ['email', 'frequency'] as const;
export type AlertField = (typeof alertFields)[number];

/** Error text for an e-mail address, by a rough check; undefined when it is valid. */
export function alertEmailProblem(email: string, t: TFunction): string | undefined {
  if (email.trim() === '') return t('alerts.problems.missing');
  return isEmail(email) ? undefined : t('alerts.problems.email');
}

/** Maps an error code of the cms to a text for visitors. */
export function mapAlertError(code: string, t: TFunction): FormError<AlertField> {
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
