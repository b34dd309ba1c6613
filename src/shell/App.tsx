import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { Activity, useEffect } from 'react';
import { appWithTranslation } from 'next-i18next/pages';
import { LocaleProvider } from '@/i18n/I18n';
import { i18nConfig } from '@/i18n/i18nConfig';
import { startSession } from '@/session/startSession';
import { ConsentSlot } from '@/layout/ConsentSlot';
import { PageLayout } from '@/layout/PageLayout';
import type { PageProps } from '@/layout/pageProps';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteProgress } from './RouteProgress';
import { SeoHead } from '@/layout/SeoHead';
import { StyleBatch } from './StyleBatch';
import { useInternalLinks } from './useInternalLinks';

const PreviewBar = dynamic(async () => (await import('@/layout/PreviewBar')).PreviewBar);

/** Renders every page inside the layout. Error pages have no `page` prop and render without it. */
function SiteApp({ Component, pageProps }: AppProps<Partial<PageProps<object>>>) {
  const { page, view } = pageProps;
  useInternalLinks();
  useEffect(startSession, []);
  useEffect(loadStartLater, []);
  useEffect(reportHydration, []);
  return (
    <>
      <StyleBatch />
      <RouteAnnouncer />
      {page ? (
        <LocaleProvider locale={page.locale}>
          <SeoHead page={page} />
          <RouteProgress />
          {page.preview && <PreviewBar preview={page.preview} />}
          {page.gtmId && <ConsentSlot id={page.gtmId} />}
          <PageLayout page={page}>
            {/* The layout hydrates first; the page hydrates later without blocking input. */}
            <Activity>
              <Component {...view} />
            </Activity>
          </PageLayout>
        </LocaleProvider>
      ) : (
        <Component {...pageProps} />
      )}
    </>
  );
}

export const App = appWithTranslation(SiteApp, i18nConfig);

/** Lets public/hydrate.js repeat the press on a button that came before the hydration. */
function reportHydration(): void {
  dispatchEvent(new Event('hydrated'));
}

/** Loads and runs startLater.ts after the page, and only in production: development has no service worker. */
function loadStartLater(): void {
  if (process.env.NODE_ENV !== 'production') return;
  import('./startLater').then(
    ({ startLater }) => startLater(),
    () => undefined,
  );
}
