import type { AppProps } from 'next/app';
import { BlockList } from '@/blocks/BlockList';
import { I18nProvider } from '@/i18n/I18n';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { PageLayout } from './PageLayout';
import type { PageProps } from './pageProps';
import { SeoHead } from './SeoHead';
import { useInternalLinks } from './useInternalLinks';

/** Every page inside what surrounds it. Error screens bring nothing along and stand alone. */
export function App({ Component, pageProps }: AppProps<Partial<PageProps<object>>>) {
  const { page, view } = pageProps;
  useInternalLinks();
  if (!page) {
    return (
      <>
        <GlobalStyle />
        <Component {...pageProps} />
      </>
    );
  }
  return (
    <I18nProvider locale={page.locale} messages={page.messages}>
      <GlobalStyle />
      <SeoHead page={page} />
      <PageLayout page={page} preFooter={<BlockList blocks={page.layout.preFooter} />}>
        <Component {...view} />
      </PageLayout>
    </I18nProvider>
  );
}
