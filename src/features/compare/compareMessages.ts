import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/compare.json';
import italian from '../../../public/locales/it/compare.json';

/** The texts of the comparison for what opens over any page, so that no page carries them along. */
export const compareMessages: Record<Locale, Messages> = {
  it: { compare: italian },
  en: { compare: english },
};
