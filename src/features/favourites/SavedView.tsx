import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame } from '../account/AccountFrame';
import * as S from '../account/AccountFrame.styles';
import { CardsSkeleton } from '../account/CardsSkeleton';
import { Gate } from '../account/Gate';
import { useVisitor } from '../account/useVisitor';
import type { FavouritesData } from './favouritesPage';
import type { SavedSection } from './model';
import { NotAnswering } from './NotAnswering';
import { NothingSaved } from './NothingSaved';
import { SavedCards } from './SavedCards';
import { SavedNav } from './SavedNav';

/** What somebody has saved in one section. */
export function SavedView({
  section,
  visitor: seen,
  cards,
}: FavouritesData & { section: SavedSection }) {
  const { t } = useI18n();
  const visitor = useVisitor(seen);
  return (
    <AccountFrame visitor={visitor} title={t(`account.favourites.title.${section}`)}>
      <Gate visitor={visitor} skeleton={<CardsSkeleton />}>
        {(user) => (
          <>
            <SavedNav user={user} current={section} />
            <S.Content>
              <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
              {cards === null ? (
                <NotAnswering />
              ) : cards[section].length > 0 ? (
                <SavedCards section={section} cards={cards} />
              ) : (
                <NothingSaved section={section} />
              )}
            </S.Content>
          </>
        )}
      </Gate>
    </AccountFrame>
  );
}
