import { Activity, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Flow } from '@/components/Wrap/Flow';
import { Compares } from '@/features/compare/Compares';
import { Hearts } from '@/features/favourites/Hearts';
import { useI18n } from '@/i18n/I18n';
import { alternatesAsking, Asked, type QueriesElsewhere } from './asked';
import { BottomBar } from './BottomBar';
import { Feedback } from './Feedback';
import { Footer } from './Footer';
import { Header } from './Header';
import type { PageFrame } from './pageProps';
import { sectionOf } from './sections';
import { SkipLinks } from './SkipLinks';

const Main = styled.main`
  @media screen {
    min-height: 50vh;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The page ends where the skyline begins; a coloured field reaches down behind the roofs. */
const Closing = styled(Flow)`
  --page-top: 0;
  &,
  &:empty {
    padding-bottom: var(--ridge);
  }
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
  /** The editors' blocks between content and footer. */
  preFooter: ReactNode;
  children: ReactNode;
}

/** What every page has around its content. */
export function PageLayout({ page, preFooter, children }: PageLayoutProps) {
  const { t, locale } = useI18n();
  const { route, layout, year } = page;
  const [asked, tell] = useState<QueriesElsewhere | null>(null);
  const alternates = alternatesAsking(page.alternates, asked);
  const section = sectionOf(route);
  const path = alternates[locale];
  const isContent = section ?? /^(home|page|credits)$/.test(route);
  return (
    <>
      <SkipLinks />
      <Header layout={layout} alternates={alternates} section={section} />
      <Main id="main" tabIndex={-1} data-hue={section ?? undefined}>
        <Asked value={tell}>{children}</Asked>
      </Main>
      {isContent && path && <Feedback path={path} />}
      {layout.preFooter.length > 0 ? (
        <Closing as="aside" aria-label={t('common.footer.preFooter')} data-print="hide">
          {preFooter}
        </Closing>
      ) : (
        <Closing />
      )}
      <Activity>
        <Footer layout={layout} alternates={alternates} section={section} year={year} />
      </Activity>
      <BottomBar items={layout.headerMenu} section={section} path={path} />
      <Hearts />
      <Compares />
    </>
  );
}
