import { render } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import type { PageFrame } from './pageProps';
import { SeoHead } from './SeoHead';

// React moves the elements to the head of the document.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: PropsWithChildren) => children,
}));

const page: Pick<PageFrame, 'seo' | 'alternates' | 'siteUrl' | 'feeds' | 'jsonLd'> = {
  seo: {
    title: 'Homes',
    description: '',
    keywords: [],
    robots: [],
    canonical: null,
    social: [],
  },
  alternates: { it: '/alloggi', en: '/en/accommodations' },
  siteUrl: 'https://studium.example',
  feeds: [{ href: '/news.xml', title: 'News' }],
  jsonLd: '{}',
};

const hrefOf = (selector: string) =>
  document.head.querySelector(`link${selector}`)?.getAttribute('href');

it.each([
  ['it', '/alloggi'],
  ['en', '/en/accommodations'],
] as const)('the canonical address of a page in %s is its own', (locale, path) => {
  render(<SeoHead page={{ ...page, locale }} />);
  expect(hrefOf('[rel=canonical]')).toBe(`https://studium.example${path}`);
  expect(hrefOf('[hreflang=en]')).toBe('https://studium.example/en/accommodations');
  expect(hrefOf('[type="application/atom+xml"]')).toBe('/news.xml');
  expect(hrefOf('[hreflang=x-default]')).toBe('https://studium.example/alloggi');
});

it('an editor can set the canonical address, and a page that search engines leave out has none', () => {
  const canonical = 'https://other.example/homes';
  const { unmount } = render(
    <SeoHead page={{ ...page, locale: 'en', seo: { ...page.seo, canonical } }} />,
  );
  expect(hrefOf('[rel=canonical]')).toBe(canonical);
  unmount();
  const seo = { ...page.seo, robots: ['noindex'] };
  render(<SeoHead page={{ ...page, locale: 'en', seo }} />);
  expect(hrefOf('[rel=canonical]')).toBeUndefined();
  expect(hrefOf('[hreflang]')).toBeUndefined();
});
