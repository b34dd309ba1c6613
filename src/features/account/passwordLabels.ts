import type { T } from '@/i18n/messages';

/** The texts of a password field. */
export const passwordLabels = (t: T) => ({
  show: t('account.fields.show'),
  hide: t('account.fields.hide'),
  shown: t('account.fields.shown'),
  hidden: t('account.fields.hidden'),
});
