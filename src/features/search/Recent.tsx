import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './Recent.styles';
import type { RecentSearches } from './recentSearches';

interface RecentProps {
  recent: RecentSearches;
  onChoose: (query: string) => void;
  /** Called after a focused button was removed. */
  onRemoved: () => void;
}

export function Recent({ recent, onChoose, onRemoved }: RecentProps) {
  const { t } = useI18n();
  const { searches, remove, clear } = recent;
  if (searches.length === 0) return null;
  return (
    <div>
      <S.Head>
        <h3>{t('search.recent.title')}</h3>
        <S.Clear
          type="button"
          onClick={() => {
            clear();
            onRemoved();
          }}
        >
          {t('search.recent.clear')}
        </S.Clear>
        <p>{t('search.recent.note')}</p>
      </S.Head>
      <S.List>
        {searches.map((query) => (
          <li key={query}>
            <S.Query type="button" data-arrow-stop="" onClick={() => onChoose(query)}>
              {query}
            </S.Query>
            <S.Remove
              type="button"
              aria-label={t('search.recent.remove', { query })}
              onClick={() => {
                remove(query);
                onRemoved();
              }}
            >
              <Icon name="close" />
            </S.Remove>
          </li>
        ))}
      </S.List>
    </div>
  );
}
