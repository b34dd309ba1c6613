import type { T } from '@/i18n/translate';

/** The words of a field for passwords. */
export const passwordLabels = (t: T) => ({
  show: t('account.fields.show'),
  hide: t('account.fields.hide'),
  shown: t('account.fields.shown'),
  hidden: t('account.fields.hidden'),
});
