import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { favouriteIds, useSession } from '@/session/session';
import * as S from './FavouriteToggle.styles';

interface FavouriteToggleProps {
  entry: { id: string; title: string };
  look?: 'round' | 'pill';
}

/** The button that adds an entry to the favourites. `FavouriteListener` handles the clicks of all of them. */
export function FavouriteToggle({ entry: { id, title }, look = 'round' }: FavouriteToggleProps) {
  const { t } = useI18n();
  const session = useSession();
  const isFavourite = session.status === 'in' && favouriteIds(session.user).includes(id);
  return (
    <S.Toggle
      type="button"
      $round={look === 'round'}
      data-heart={id}
      value={title}
      aria-pressed={isFavourite}
      aria-label={t('common.heart.save', { title })}
    >
      <Icon name="heart" />
      {look === 'pill' && t('common.heart.short')}
    </S.Toggle>
  );
}
