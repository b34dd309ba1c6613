import { localeInfo, type Locale } from '@/routing/locales';
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
import { lazy } from './lazy';

/** The Italian files define the keys; a test checks that the English files have the same keys. */
export interface Resources {
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

export type Namespace = keyof Resources;

/** The messages of some namespaces in one language, as they stand in public/locales. */
export type Messages = { [N in Namespace]?: unknown };

type Leaf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${StripPlural<Key>}`
    : Leaf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type StripPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** `namespace.path.to.text` */
export type MessageKey = { [N in Namespace]: Leaf<Resources[N], `${N}.`> }[Namespace];

export type Values = Record<string, string | number>;

/**
 * Returns the text of a key, with {{name}} replaced by values.name. A numeric `count` selects the plural form
 * of the language (`_one`, `_other`, as in i18next).
 */
export type T = (key: MessageKey, values?: Values) => string;

/** Shows a missing text as its key, so that people and tests notice it. */
export function createT(messages: Messages, locale: Locale): T {
  const plural = lazy(() => new Intl.PluralRules(localeInfo[locale].iso));
  return (key, values = {}) => {
    const { count } = values;
    const text =
      (typeof count === 'number'
        ? findText(messages, `${key}_${plural().select(count)}`)
        : undefined) ??
      (typeof count === 'number' ? findText(messages, `${key}_other`) : undefined) ??
      findText(messages, key) ??
      key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

function findText(messages: Messages, key: string): string | undefined {
  let node: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = Reflect.get(node, part);
  }
  return typeof node === 'string' ? node : undefined;
}
