import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../public/locales/en/share.json';
import italian from '../../public/locales/it/share.json';

/** The texts of sharing, which opens over any page, so that no page carries them along. */
export const shareMessages: Record<Locale, Messages> = {
  it: { share: italian },
  en: { share: english },
};
