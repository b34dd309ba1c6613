import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/account.json';
import italian from '../../../public/locales/it/account.json';

/** Account texts for overlays, which load them on demand; pages do not include them. */
export const accountMessages: Record<Locale, Messages> = {
  it: { account: italian },
  en: { account: english },
};
