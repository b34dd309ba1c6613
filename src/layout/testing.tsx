import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/I18n';
import type { Locale } from '@/routing/locales';
import englishAccommodations from '../../public/locales/en/accommodations.json';
import englishCommon from '../../public/locales/en/common.json';
import englishEvents from '../../public/locales/en/events.json';
import englishNews from '../../public/locales/en/news.json';
import englishSearch from '../../public/locales/en/search.json';
import englishServices from '../../public/locales/en/services.json';
import englishUniversities from '../../public/locales/en/universities.json';
import accommodations from '../../public/locales/it/accommodations.json';
import common from '../../public/locales/it/common.json';
import events from '../../public/locales/it/events.json';
import news from '../../public/locales/it/news.json';
import search from '../../public/locales/it/search.json';
import services from '../../public/locales/it/services.json';
import universities from '../../public/locales/it/universities.json';

const messages = {
  it: { accommodations, common, events, news, search, services, universities },
  en: {
    accommodations: englishAccommodations,
    common: englishCommon,
    events: englishEvents,
    news: englishNews,
    search: englishSearch,
    services: englishServices,
    universities: englishUniversities,
  },
};

/** For tests: renders with the texts that visitors of a language read. */
export function renderIn(locale: Locale, children: ReactNode): RenderResult {
  return render(
    <I18nProvider locale={locale} messages={messages[locale]}>
      {children}
    </I18nProvider>,
  );
}
