import type { AppProps } from 'next/app';
import { BlockList } from '@/blocks/BlockList';
import { I18nProvider } from '@/i18n/I18n';
import { displayFont, textFont } from '@/theme/fonts';
import { PageLayout } from './PageLayout';
import type { PageProps } from './pageProps';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteProgress } from './RouteProgress';
import { SeoHead } from './SeoHead';
import { useInternalLinks } from './useInternalLinks';

/** Every page inside what surrounds it. Error screens bring nothing along and stand alone. */
export function App({ Component, pageProps }: AppProps<Partial<PageProps<object>>>) {
  const { page, view } = pageProps;
  useInternalLinks();
  return (
    <>
      <RouteAnnouncer />
      {page ? (
        <I18nProvider locale={page.locale} messages={page.messages}>
          <SeoHead page={page} />
          <RouteProgress />
          <PageLayout page={page} preFooter={<BlockList blocks={page.layout.preFooter} />}>
            <Component {...view} />
          </PageLayout>
        </I18nProvider>
      ) : (
        <Component {...pageProps} />
      )}
    </>
  );
}

/** Mentioned so that next/font puts them into every page; pageStyles calls them by their names. */
App.fonts = [displayFont, textFont];
