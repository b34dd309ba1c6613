import type { Ref } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './Listing.styles';
import type { ListingQuery } from './listingQuery';

interface ViewSwitchProps {
  /** Receives the link of the current view. */
  ref: Ref<HTMLAnchorElement>;
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  onChange: () => void;
}

export function ViewSwitch({ ref, query, hrefOf, onChange }: ViewSwitchProps) {
  const { t } = useI18n();
  return (
    <S.Views role="group" aria-label={t('listing.tools.view')}>
      {(['grid', 'map'] as const).map((view) => (
        <S.View
          key={view}
          ref={query.view === view ? ref : undefined}
          href={hrefOf({ ...query, view, page: 1 })}
          data-shallow=""
          aria-current={query.view === view ? 'true' : undefined}
          onClick={query.view === view ? undefined : onChange}
        >
          <Icon name={view === 'grid' ? 'list' : 'map'} />
          {t(`listing.tools.${view}`)}
        </S.View>
      ))}
    </S.Views>
  );
}
