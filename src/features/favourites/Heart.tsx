import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { favouriteIds, useSession } from '@/session/session';
import * as S from './Heart.styles';

interface HeartProps {
  entry: { id: string; title: string };
  look?: 'round' | 'pill';
}

/** The button that adds an entry to the favourites. One listener in Hearts handles the clicks of all. */
export function Heart({ entry: { id, title }, look = 'round' }: HeartProps) {
  const { t } = useI18n();
  const session = useSession();
  const isFavourite = session.status === 'in' && favouriteIds(session.user).includes(id);
  return (
    <S.Heart
      type="button"
      $round={look === 'round'}
      data-heart={id}
      value={title}
      aria-pressed={isFavourite}
      aria-label={t('common.heart.save', { title })}
    >
      <Icon name="heart" />
      {look === 'pill' && t('common.heart.short')}
    </S.Heart>
  );
}
