import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useAccountCardsQuery } from '@/gql/hooks';
import { useI18n } from '@/i18n/I18n';
import { localeInfo } from '@/routing/locales';
import { CardsSkeleton } from './FavouritesSkeleton';
import type { FavouriteCards, FavouritesSection } from './model';

interface FavouritesContentProps {
  /** Null for the latest favourites of each section. */
  section: FavouritesSection | null;
  children: (cards: FavouriteCards) => ReactNode;
  /** Shown after the cards have loaded or failed, because they would move it. */
  footer?: ReactNode;
}

/**
 * Fetches the cards of favourites when the page opens. They do not follow later changes of the favourites, so
 * that a removed one stays visible and can be added again.
 */
export function FavouritesContent({ section, children, footer }: FavouritesContentProps) {
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
            <Button onClick={() => void refetch().catch(() => undefined)}>
              {t('account.favourites.failed.action')}
            </Button>
          }
        />
      )}
      {footer}
    </>
  );
}
