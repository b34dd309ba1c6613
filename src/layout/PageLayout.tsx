import { Activity, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { BlockList } from '@/blocks/engine/BlockList';
import { Flow } from '@/components/Wrap/Flow';
import { CompareListener } from '@/features/compare/CompareListener';
import { FavouriteListener } from '@/features/favourites/FavouriteListener';
import { useI18n } from '@/i18n/I18n';
import {
  withQueries,
  LocaleQueriesContext,
  type LocaleQueries,
} from '@/features/listing/localeQueries';
import { BottomBar } from './BottomBar';
import { Feedback } from './Feedback';
import { Footer } from './Footer';
import { Header } from './Header';
import type { PageFrame } from './pageProps';
import { sectionOf, takesFeedback } from '@/routing/sections';
import { SkipLinks } from './SkipLinks';

const Main = styled.main`
  @media screen {
    min-height: 50vh;
  }
  &:focus-visible {
    outline: none;
  }
`;

/**
 * The bottom padding of the page has the height of the skyline; the background of a coloured last block
 * reaches behind the skyline.
 */
const PreFooter = styled(Flow)`
  --page-top: 0;
  padding-bottom: var(--ridge);
  &:not(:empty):not(:has(> [data-field]:last-child)) {
    padding-bottom: calc(var(--section) + var(--ridge));
  }
  &:has(> [data-field]:last-child) {
    padding-bottom: 0;
    & > [data-field]:last-child {
      padding-bottom: calc(var(--section) + var(--ridge));
    }
  }
  body:has([data-scene]) & {
    display: none;
  }
`;

interface PageLayoutProps {
  page: Pick<PageFrame, 'route' | 'layout' | 'alternates' | 'year'>;
  children: ReactNode;
}

/** The layout that surrounds the content of every page. */
export function PageLayout({ page, children }: PageLayoutProps) {
  const { t, locale } = useI18n();
  const { route, layout, year } = page;
  const [localeQueries, setLocaleQueries] = useState<LocaleQueries | null>(null);
  const alternates = withQueries(page.alternates, localeQueries);
  const section = sectionOf(route);
  const path = alternates[locale];
  return (
    <>
      <SkipLinks />
      <Header layout={layout} alternates={alternates} section={section} />
      <Main id="main" tabIndex={-1} data-hue={section ?? undefined}>
        <LocaleQueriesContext value={setLocaleQueries}>{children}</LocaleQueriesContext>
      </Main>
      {takesFeedback(route) && path && <Feedback path={path} />}
      {layout.preFooter.length > 0 ? (
        <PreFooter as="aside" aria-label={t('common.footer.preFooter')} data-print="hide">
          <BlockList blocks={layout.preFooter} />
        </PreFooter>
      ) : (
        <PreFooter />
      )}
      <Activity>
        <Footer layout={layout} alternates={alternates} section={section} year={year} />
      </Activity>
      <BottomBar items={layout.headerMenu} section={section} path={path} />
      {/* Each language loads its own texts. */}
      <FavouriteListener key={`favourite ${locale}`} />
      <CompareListener key={`compare ${locale}`} />
    </>
  );
}
