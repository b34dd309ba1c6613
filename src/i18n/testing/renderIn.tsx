import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextsProvider } from './TextsProvider';
import type { Locale } from '@/routing/locales';

/** For tests: renders with the messages of a language. */
export function renderIn(locale: Locale, children: ReactNode): RenderResult {
  return render(children, {
    wrapper: (props: { children: ReactNode }) => <TextsProvider locale={locale} {...props} />,
  });
}
