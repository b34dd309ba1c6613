import type { T } from '@/i18n/translate';

/** The texts of a password field. */
export const passwordLabels = (t: T) => ({
  show: t('account.fields.show'),
  hide: t('account.fields.hide'),
  shown: t('account.fields.shown'),
  hidden: t('account.fields.hidden'),
});
