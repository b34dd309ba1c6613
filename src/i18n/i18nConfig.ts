import type { UserConfig } from 'next-i18next/pages';
import { defaultLocale, locales } from '@/routing/locales';
import type { Namespace } from './messages';

/** All files of public/locales that have texts; a test checks that none is missing. */
const namespaces = [
  'common',
  'accommodation',
  'accommodations',
  'account',
  'alerts',
  'compare',
  'consent',
  'events',
  'filters',
  'listing',
  'map',
  'news',
  'offers',
  'offline',
  'opendata',
  'owners',
  'places',
  'preview',
  'search',
  'services',
  'share',
  'universities',
] satisfies Namespace[];

/** The configuration of i18next for the server, the browser, tests and Storybook. */
export const i18nConfig = {
  i18n: { locales: [...locales], defaultLocale },
  localePath: 'public/locales',
  fallbackLng: false,
  /** A key begins with its namespace: `namespace.path.to.text`. i18next has to know all namespaces for it. */
  ns: namespaces,
  nsSeparator: '.',
  /** Shows a missing text as its key, so that people and tests notice it. */
  appendNamespaceToMissingKey: true,
  /** React escapes texts. */
  interpolation: { escapeValue: false },
  /** A page has its texts before it renders, so nothing has to wait for them or render again after a change. */
  react: { useSuspense: false, bindI18n: false },
} satisfies UserConfig;
