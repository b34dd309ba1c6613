import { createInstance, type i18n, type Resource } from 'i18next';
import type { Locale } from '@/routing/locales';
import { i18nConfig } from './i18nConfig';

/** Creates an i18next instance, for the pages, the server, tests and Storybook. */
export function createI18n(locale: Locale, resources: Resource): i18n {
  const instance = createInstance();
  void instance.init({ ...i18nConfig, lng: locale, resources });
  return instance;
}

/** Adds the texts of a page to an i18next instance. Namespaces that it has already do not change. */
export function addTexts(instance: i18n, texts: Resource): void {
  for (const [locale, namespaces] of Object.entries(texts))
    for (const [namespace, messages] of Object.entries(namespaces))
      if (!instance.hasResourceBundle(locale, namespace))
        instance.addResourceBundle(locale, namespace, messages);
}
