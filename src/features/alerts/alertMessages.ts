import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/alerts.json';
import italian from '../../../public/locales/it/alerts.json';

/** The texts of alerts for what opens over a list, so that no list carries them along. */
export const alertMessages: Record<Locale, Messages> = {
  it: { alerts: italian },
  en: { alerts: english },
};
