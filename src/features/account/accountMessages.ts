import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/account.json';
import italian from '../../../public/locales/it/account.json';

/** The texts of accounts for what opens over any page, so that no page carries them along. */
export const accountMessages: Record<Locale, Messages> = {
  it: { account: italian },
  en: { account: english },
};
