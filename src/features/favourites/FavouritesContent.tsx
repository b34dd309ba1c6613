import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { CardsSkeleton } from '@/features/account/CardsSkeleton';
import { useAccountCardsQuery } from '@/gql/hooks';
import { useI18n } from '@/i18n/I18n';
import { localeInfo } from '@/routing/locales';
import { CmsUnavailable } from './CmsUnavailable';
import type { FavouriteCards, FavouritesSection } from './model';

interface FavouritesContentProps {
  /** Null for the latest favourites of each section. */
  section: FavouritesSection | null;
  children: (cards: FavouriteCards) => ReactNode;
}

/**
 * Fetches the cards of favourites when the page opens. They do not follow later changes of the favourites, so
 * that a removed one stays visible and can be added again.
 */
export function FavouritesContent({ section, children }: FavouritesContentProps) {
  const { t, locale } = useI18n();
  const { data, loading, refetch } = useAccountCardsQuery({
    variables: { site: localeInfo[locale].siteHandle, ...(section && { section }) },
    fetchPolicy: 'network-only',
  });
  if (data) return children(data.accountCards);
  if (loading) {
    return (
      <>
        <VisuallyHidden role="status">{t('account.area.loading')}</VisuallyHidden>
        <CardsSkeleton />
      </>
    );
  }
  return <CmsUnavailable onRetry={() => void refetch().catch(() => undefined)} />;
}
