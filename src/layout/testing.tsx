import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/I18n';
import type { Locale } from '@/routing/locales';
import englishAccommodations from '../../public/locales/en/accommodations.json';
import englishCommon from '../../public/locales/en/common.json';
import accommodations from '../../public/locales/it/accommodations.json';
import common from '../../public/locales/it/common.json';

const messages = {
  it: { common, accommodations },
  en: { common: englishCommon, accommodations: englishAccommodations },
};

/** For tests: renders with the texts that visitors of a language read. */
export function renderIn(locale: Locale, children: ReactNode): RenderResult {
  return render(
    <I18nProvider locale={locale} messages={messages[locale]}>
      {children}
    </I18nProvider>,
  );
}
