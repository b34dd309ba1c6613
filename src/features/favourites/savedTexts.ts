import type { Namespace } from '@/i18n/translate';

/** The texts that cards of every section need. */
export const savedTexts: Namespace[] = ['account', 'accommodations', 'services'];
