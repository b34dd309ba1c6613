import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { mapValues } from '@/lib/mapValues';
import type { Locale } from '@/routing/locales';
import { createI18n } from '../createI18n';
import { LocaleProvider } from '../I18n';
import { i18nConfig } from '../i18nConfig';
import type { Namespace } from '../messages';
import { allTexts } from './allTexts';

interface TextsProviderProps {
  locale: Locale;
  /** The namespaces that the page has; by default all. */
  namespaces?: readonly Namespace[];
  children: ReactNode;
}

/** For tests and Storybook: provides texts as the site does, without a page of Next. */
export function TextsProvider({
  locale,
  namespaces = i18nConfig.ns,
  children,
}: TextsProviderProps) {
  const [instance] = useState(() => createI18n(locale, textsOf(namespaces)));
  return (
    <I18nextProvider i18n={instance}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </I18nextProvider>
  );
}

const textsOf = (namespaces: readonly Namespace[]) =>
  mapValues(allTexts, (messages) =>
    Object.fromEntries(namespaces.map((name) => [name, messages[name]])),
  );
