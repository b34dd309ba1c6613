import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/I18n';
import type { Locale } from '@/routing/locales';
import englishAccommodations from '../../public/locales/en/accommodations.json';
import englishAccount from '../../public/locales/en/account.json';
import englishAlerts from '../../public/locales/en/alerts.json';
import englishCompare from '../../public/locales/en/compare.json';
import englishConsent from '../../public/locales/en/consent.json';
import englishCommon from '../../public/locales/en/common.json';
import englishEvents from '../../public/locales/en/events.json';
import englishListing from '../../public/locales/en/listing.json';
import englishMap from '../../public/locales/en/map.json';
import englishNews from '../../public/locales/en/news.json';
import englishOffline from '../../public/locales/en/offline.json';
import englishSearch from '../../public/locales/en/search.json';
import englishServices from '../../public/locales/en/services.json';
import englishPlaces from '../../public/locales/en/places.json';
import englishUniversities from '../../public/locales/en/universities.json';
import accommodations from '../../public/locales/it/accommodations.json';
import account from '../../public/locales/it/account.json';
import alerts from '../../public/locales/it/alerts.json';
import compare from '../../public/locales/it/compare.json';
import consent from '../../public/locales/it/consent.json';
import common from '../../public/locales/it/common.json';
import events from '../../public/locales/it/events.json';
import listing from '../../public/locales/it/listing.json';
import map from '../../public/locales/it/map.json';
import news from '../../public/locales/it/news.json';
import offline from '../../public/locales/it/offline.json';
import search from '../../public/locales/it/search.json';
import services from '../../public/locales/it/services.json';
import places from '../../public/locales/it/places.json';
import universities from '../../public/locales/it/universities.json';

const messages = {
  it: {
    accommodations,
    account,
    alerts,
    common,
    compare,
    consent,
    events,
    listing,
    map,
    news,
    offline,
    search,
    services,
    places,
    universities,
  },
  en: {
    accommodations: englishAccommodations,
    account: englishAccount,
    alerts: englishAlerts,
    compare: englishCompare,
    consent: englishConsent,
    common: englishCommon,
    events: englishEvents,
    listing: englishListing,
    map: englishMap,
    news: englishNews,
    offline: englishOffline,
    search: englishSearch,
    services: englishServices,
    places: englishPlaces,
    universities: englishUniversities,
  },
};

/** For tests: renders with the messages of a language. */
export function renderIn(locale: Locale, children: ReactNode): RenderResult {
  return render(
    <I18nProvider locale={locale} messages={messages[locale]}>
      {children}
    </I18nProvider>,
  );
}
