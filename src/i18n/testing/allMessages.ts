import type { Locale } from '@/routing/locales';
import englishAccommodation from '../texts/en/accommodation.json';
import englishAccommodations from '../texts/en/accommodations.json';
import englishAccount from '../texts/en/account.json';
import englishAlerts from '../texts/en/alerts.json';
import englishCommon from '../texts/en/common.json';
import englishCompare from '../texts/en/compare.json';
import englishConsent from '../texts/en/consent.json';
import englishEvents from '../texts/en/events.json';
import englishFilters from '../texts/en/filters.json';
import englishListing from '../texts/en/listing.json';
import englishMap from '../texts/en/map.json';
import englishNews from '../texts/en/news.json';
import englishOffline from '../texts/en/offline.json';
import englishOpendata from '../texts/en/opendata.json';
import englishPlaces from '../texts/en/places.json';
import englishPreview from '../texts/en/preview.json';
import englishSearch from '../texts/en/search.json';
import englishServices from '../texts/en/services.json';
import englishShare from '../texts/en/share.json';
import englishUniversities from '../texts/en/universities.json';
import italianAccommodation from '../texts/it/accommodation.json';
import italianAccommodations from '../texts/it/accommodations.json';
import italianAccount from '../texts/it/account.json';
import italianAlerts from '../texts/it/alerts.json';
import italianCommon from '../texts/it/common.json';
import italianCompare from '../texts/it/compare.json';
import italianConsent from '../texts/it/consent.json';
import italianEvents from '../texts/it/events.json';
import italianFilters from '../texts/it/filters.json';
import italianListing from '../texts/it/listing.json';
import italianMap from '../texts/it/map.json';
import italianNews from '../texts/it/news.json';
import italianOffline from '../texts/it/offline.json';
import italianOpendata from '../texts/it/opendata.json';
import italianPlaces from '../texts/it/places.json';
import italianPreview from '../texts/it/preview.json';
import italianSearch from '../texts/it/search.json';
import italianServices from '../texts/it/services.json';
import italianShare from '../texts/it/share.json';
import italianUniversities from '../texts/it/universities.json';
import type { Namespace } from '../messages';

/** All texts in all languages. */
export const allMessages: Record<Locale, Record<Namespace, object>> = {
  it: {
    accommodation: italianAccommodation,
    accommodations: italianAccommodations,
    account: italianAccount,
    alerts: italianAlerts,
    common: italianCommon,
    compare: italianCompare,
    consent: italianConsent,
    events: italianEvents,
    filters: italianFilters,
    listing: italianListing,
    map: italianMap,
    news: italianNews,
    offline: italianOffline,
    opendata: italianOpendata,
    places: italianPlaces,
    preview: italianPreview,
    search: italianSearch,
    services: italianServices,
    share: italianShare,
    universities: italianUniversities,
  },
  en: {
    accommodation: englishAccommodation,
    accommodations: englishAccommodations,
    account: englishAccount,
    alerts: englishAlerts,
    common: englishCommon,
    compare: englishCompare,
    consent: englishConsent,
    events: englishEvents,
    filters: englishFilters,
    listing: englishListing,
    map: englishMap,
    news: englishNews,
    offline: englishOffline,
    opendata: englishOpendata,
    places: englishPlaces,
    preview: englishPreview,
    search: englishSearch,
    services: englishServices,
    share: englishShare,
    universities: englishUniversities,
  },
};
