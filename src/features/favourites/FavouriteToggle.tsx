import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { useFavourites } from '@/session/useFavourites';
import * as S from './FavouriteToggle.styles';

interface FavouriteToggleProps {
  entry: { id: string; title: string };
  look?: 'round' | 'pill';
}

/** The button that adds an entry to the favourites. `FavouriteListener` handles the clicks of all of them. */
export function FavouriteToggle({ entry: { id, title }, look = 'round' }: FavouriteToggleProps) {
  const { t } = useI18n();
  const { has } = useFavourites();
  return (
    <S.Toggle
      type="button"
      $round={look === 'round'}
      data-heart={id}
      value={title}
      aria-pressed={has(id)}
      aria-label={t('common.heart.save', { title })}
    >
      <Icon name="heart" />
      {look === 'pill' && t('common.heart.short')}
    </S.Toggle>
  );
}
