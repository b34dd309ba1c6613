import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Grid } from '@/components/Grid/Grid';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { AccountFrame } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { useAccountCardsQuery } from '@/gql/hooks';
import { useI18n } from '@/i18n/I18n';
import { localeInfo } from '@/routing/locales';
import type { Viewer } from '@/session/session';
import { FavouritesNav } from './FavouritesNav';
import type { FavouriteCards, FavouritesSection } from './model';

interface CardsProps {
  /** Null for the latest favourites of each section. */
  section: FavouritesSection | null;
  children: (cards: FavouriteCards) => ReactNode;
  /** Shown after the cards have loaded or failed, because they would move it. */
  footer?: ReactNode;
  onRetry: () => void;
}

interface FavouritesFrameProps
  extends
    Pick<CardsProps, 'section'>,
    Omit<ComponentProps<typeof AccountFrame>, 'current' | 'skeleton' | 'children'> {
  children: (cards: FavouriteCards, user: Viewer) => ReactNode;
  footer?: (user: Viewer) => ReactNode;
}

/** A page of favourites: links to each section and, below, cards. The links work while the session loads. */
export function FavouritesFrame({ section, children, footer, ...frame }: FavouritesFrameProps) {
  const { t } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const page = (user: Viewer | null, content: ReactNode) => (
    <>
      <FavouritesNav user={user} current={section} />
      <S.Content ref={root} tabIndex={-1}>
        {content}
      </S.Content>
    </>
  );
  return (
    <AccountFrame {...frame} skeleton={page(null, <CardsSkeleton isGrouped={section === null} />)}>
      {(user) =>
        page(
          user,
          <>
            {section && <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>}
            {/* Each section has a page, and Next keeps the component between them. */}
            <Cards
              key={section}
              section={section}
              footer={footer?.(user)}
              // The pressed button is removed, so the focus moves to the content.
              onRetry={() => root.current?.focus()}
            >
              {(cards) => children(cards, user)}
            </Cards>
          </>,
        )
      }
    </AccountFrame>
  );
}

/**
 * Fetches the cards of favourites when the page opens. They do not follow later changes of the favourites, so
 * that a removed one stays visible and can be added again.
 */
function Cards({ section, children, footer, onRetry }: CardsProps) {
  const { t, locale } = useI18n();
  const { data, loading, refetch } = useAccountCardsQuery({
    variables: { site: localeInfo[locale].siteHandle, ...(section && { section }) },
    fetchPolicy: 'network-only',
  });
  if (loading && !data) {
    return (
      <>
        <VisuallyHidden role="status">{t('account.area.loading')}</VisuallyHidden>
        <CardsSkeleton isGrouped={section === null} />
      </>
    );
  }
  return (
    <>
      {data ? (
        children(data.accountCards)
      ) : (
        <EmptyState
          title={t('account.favourites.failed.title')}
          text={t('account.favourites.failed.text')}
          action={
            <Button
              onClick={() => {
                onRetry();
                void refetch().catch(() => undefined);
              }}
            >
              {t('account.favourites.failed.action')}
            </Button>
          }
        />
      )}
      {footer}
    </>
  );
}

function CardsSkeleton({ isGrouped }: { isGrouped: boolean }) {
  return (
    <S.Group as="div" aria-hidden="true">
      {isGrouped && <Skeleton $height="2.25rem" $width="14rem" />}
      <Grid>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Skeleton $height="22rem" />
          </li>
        ))}
      </Grid>
    </S.Group>
  );
}
