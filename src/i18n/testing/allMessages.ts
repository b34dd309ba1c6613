import type { Locale } from '@/routing/locales';
import englishAccommodations from '../../../public/locales/en/accommodations.json';
import englishAccount from '../../../public/locales/en/account.json';
import englishAlerts from '../../../public/locales/en/alerts.json';
import englishCommon from '../../../public/locales/en/common.json';
import englishCompare from '../../../public/locales/en/compare.json';
import englishConsent from '../../../public/locales/en/consent.json';
import englishEvents from '../../../public/locales/en/events.json';
import englishListing from '../../../public/locales/en/listing.json';
import englishMap from '../../../public/locales/en/map.json';
import englishNews from '../../../public/locales/en/news.json';
import englishOffline from '../../../public/locales/en/offline.json';
import englishOpendata from '../../../public/locales/en/opendata.json';
import englishPlaces from '../../../public/locales/en/places.json';
import englishPreview from '../../../public/locales/en/preview.json';
import englishSearch from '../../../public/locales/en/search.json';
import englishServices from '../../../public/locales/en/services.json';
import englishShare from '../../../public/locales/en/share.json';
import englishUniversities from '../../../public/locales/en/universities.json';
import italianAccommodations from '../../../public/locales/it/accommodations.json';
import italianAccount from '../../../public/locales/it/account.json';
import italianAlerts from '../../../public/locales/it/alerts.json';
import italianCommon from '../../../public/locales/it/common.json';
import italianCompare from '../../../public/locales/it/compare.json';
import italianConsent from '../../../public/locales/it/consent.json';
import italianEvents from '../../../public/locales/it/events.json';
import italianListing from '../../../public/locales/it/listing.json';
import italianMap from '../../../public/locales/it/map.json';
import italianNews from '../../../public/locales/it/news.json';
import italianOffline from '../../../public/locales/it/offline.json';
import italianOpendata from '../../../public/locales/it/opendata.json';
import italianPlaces from '../../../public/locales/it/places.json';
import italianPreview from '../../../public/locales/it/preview.json';
import italianSearch from '../../../public/locales/it/search.json';
import italianServices from '../../../public/locales/it/services.json';
import italianShare from '../../../public/locales/it/share.json';
import italianUniversities from '../../../public/locales/it/universities.json';
import type { Namespace } from '../messages';

/** All texts in all languages. */
export const allMessages: Record<Locale, Record<Namespace, object>> = {
  it: {
    accommodations: italianAccommodations,
    account: italianAccount,
    alerts: italianAlerts,
    common: italianCommon,
    compare: italianCompare,
    consent: italianConsent,
    events: italianEvents,
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
    accommodations: englishAccommodations,
    account: englishAccount,
    alerts: englishAlerts,
    common: englishCommon,
    compare: englishCompare,
    consent: englishConsent,
    events: englishEvents,
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
