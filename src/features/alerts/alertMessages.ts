import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/alerts.json';
import italian from '../../../public/locales/it/alerts.json';

/** Alert texts for the overlay, which loads them on demand; listings do not include them. */
export const alertMessages: Record<Locale, Messages> = {
  it: { alerts: italian },
  en: { alerts: english },
};
