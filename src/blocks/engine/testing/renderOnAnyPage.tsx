import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import type { Locale } from '@/routing/locales';

/** Renders with only the texts that every page loads, because a block can be on any page. */
export function renderOnAnyPage(locale: Locale, children: ReactNode): RenderResult {
  return render(
    <TextsProvider locale={locale} namespaces={['common']}>
      {children}
    </TextsProvider>,
  );
}
