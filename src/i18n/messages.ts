import type { TFunction } from 'i18next';
import type accommodation from './texts/it/accommodation.json';
import type accommodations from './texts/it/accommodations.json';
import type account from './texts/it/account.json';
import type alerts from './texts/it/alerts.json';
import type common from './texts/it/common.json';
import type compare from './texts/it/compare.json';
import type consent from './texts/it/consent.json';
import type events from './texts/it/events.json';
import type filters from './texts/it/filters.json';
import type listing from './texts/it/listing.json';
import type map from './texts/it/map.json';
import type news from './texts/it/news.json';
import type offline from './texts/it/offline.json';
import type opendata from './texts/it/opendata.json';
import type places from './texts/it/places.json';
import type preview from './texts/it/preview.json';
import type search from './texts/it/search.json';
import type services from './texts/it/services.json';
import type share from './texts/it/share.json';
import type universities from './texts/it/universities.json';

/** The Italian files define the keys; a test checks that the English files have the same keys. */
interface Messages {
  common: typeof common;
  accommodation: typeof accommodation;
  accommodations: typeof accommodations;
  account: typeof account;
  alerts: typeof alerts;
  compare: typeof compare;
  consent: typeof consent;
  events: typeof events;
  filters: typeof filters;
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

/** A file of src/i18n/texts/{locale}, without its extension. */
export type Namespace = keyof Messages;

/**
 * Returns the text of a key, with {{name}} replaced by values.name. A numeric `count` selects the plural form
 * of the language (`_one`, `_other`).
 */
export type T = TFunction;
