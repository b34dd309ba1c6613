import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/compare.json';
import italian from '../../../public/locales/it/compare.json';

/** The texts of the tray. They are part of its chunk, so that no page has to include them. */
export const compareMessages: Record<Locale, Messages> = {
  it: { compare: italian },
  en: { compare: english },
};
