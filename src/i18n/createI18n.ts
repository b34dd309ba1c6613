import { createInstance, type i18n, type Resource } from 'i18next';
import type { Locale } from '@/routing/locales';
import { i18nConfig } from './i18nConfig';

/** Creates an i18next instance, for the server, tests and Storybook; appWithTranslation creates that of the pages. */
export function createI18n(locale: Locale, resources: Resource): i18n {
  const instance = createInstance();
  void instance.init({ ...i18nConfig, lng: locale, resources });
  return instance;
}
