import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../public/locales/en/share.json';
import italian from '../../public/locales/it/share.json';

/** The messages of the share overlay, bundled with it, so that the pages do not load them. */
export const shareMessages: Record<Locale, Messages> = {
  it: { share: italian },
  en: { share: english },
};
