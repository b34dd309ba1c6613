import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/I18n';
import type { Locale } from '@/routing/locales';
import en from '../../../../public/locales/en/common.json';
import it from '../../../../public/locales/it/common.json';

const common = { it, en };

/** Renders with only the texts that every page loads, because a block can be on any page. */
export function renderOnAnyPage(locale: Locale, children: ReactNode): RenderResult {
  return render(
    <I18nProvider locale={locale} messages={{ common: common[locale] }}>
      {children}
    </I18nProvider>,
  );
}
