import type { ReactNode } from 'react';
import { mapValues } from '@/lib/mapValues';
import type { Locale } from '@/routing/locales';
import { I18nProvider } from '../I18n';
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
  return (
    <I18nProvider locale={locale} texts={textsOf(namespaces)}>
      {children}
    </I18nProvider>
  );
}

const textsOf = (namespaces: readonly Namespace[]) =>
  mapValues(allTexts, (messages) =>
    Object.fromEntries(namespaces.map((name) => [name, messages[name]])),
  );
