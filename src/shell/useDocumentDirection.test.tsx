import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { localeInfo, type Locale } from '@/routing/locales';
import { useDocumentDirection } from './useDocumentDirection';

const measure = jest.fn<undefined, [direction: string]>();

function Page({ locale }: { locale: Locale }) {
  useLayoutEffect(() => measure(document.documentElement.dir), [locale]);
  return null;
}

function Site({ locale }: { locale: Locale }) {
  useDocumentDirection(locale);
  return <Page locale={locale} />;
}

it('changes the direction to that of the new page’s language before the page is measured', () => {
  jest.replaceProperty(localeInfo.en, 'direction', 'rtl');
  const { rerender } = render(<Site locale="it" />);
  rerender(<Site locale="en" />);
  expect(measure).toHaveBeenLastCalledWith('rtl');
  rerender(<Site locale="it" />);
  expect(measure).toHaveBeenLastCalledWith('ltr');
});
