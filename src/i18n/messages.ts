import type { TFunction } from 'i18next';
import type accommodations from '../../public/locales/it/accommodations.json';
import type account from '../../public/locales/it/account.json';
import type alerts from '../../public/locales/it/alerts.json';
import type common from '../../public/locales/it/common.json';
import type compare from '../../public/locales/it/compare.json';
import type consent from '../../public/locales/it/consent.json';
import type events from '../../public/locales/it/events.json';
import type listing from '../../public/locales/it/listing.json';
import type map from '../../public/locales/it/map.json';
import type news from '../../public/locales/it/news.json';
import type offline from '../../public/locales/it/offline.json';
import type opendata from '../../public/locales/it/opendata.json';
import type places from '../../public/locales/it/places.json';
import type preview from '../../public/locales/it/preview.json';
import type search from '../../public/locales/it/search.json';
import type services from '../../public/locales/it/services.json';
import type share from '../../public/locales/it/share.json';
import type universities from '../../public/locales/it/universities.json';

/** The Italian files define the keys; a test checks that the English files have the same keys. */
interface Messages {
  common: typeof common;
  accommodations: typeof accommodations;
  account: typeof account;
  alerts: typeof alerts;
  compare: typeof compare;
  consent: typeof consent;
  events: typeof events;
  listing: typeof listing;
  map: typeof map;
  news: typeof news;
  offline: typeof offline;
  opendata: typeof opendata;
  places: typeof places;
  preview: typeof preview;
  search: typeof search;
  services: typeof services;
  share: typeof share;
  universities: typeof universities;
}

declare module 'i18next' {
  /**
   * The types treat all files as one namespace, so that each key has one form, `file.path.to.text`. With a
   * separator between namespace and key, they would also accept the keys of the first namespace without it.
   */
  interface CustomTypeOptions {
    defaultNS: 'messages';
    nsSeparator: false;
    resources: { messages: Messages };
  }
}

/** A file of public/locales/{locale}, without its extension. */
export type Namespace = keyof Messages;

/**
 * Returns the text of a key, with {{name}} replaced by values.name. A numeric `count` selects the plural form
 * of the language (`_one`, `_other`).
 */
export type T = TFunction;
