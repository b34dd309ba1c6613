import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import type { Viewer } from '@/session/session';
import { AccountFrame } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { CardsSkeleton } from '@/features/account/CardsSkeleton';
import { SessionContent } from '@/features/account/SessionContent';
import { useVisitor } from '@/features/account/useVisitor';
import type { FavouriteCards, FavouritesData, SharingState } from './model';
import { hasNoCards } from './emptyCards';
import { CmsUnavailable } from './CmsUnavailable';
import { NoFavourites } from './NoFavourites';
import { FavouritesGroups } from './FavouritesGroups';
import { countFavourites, FavouritesNav, useFavouritesHref } from './FavouritesNav';
import { SharePanel } from './SharePanel';

/** The first page of the account: a greeting and the latest favourites. */
export function AccountHomeView({
  visitor: serverSession,
  cards,
  shared,
}: FavouritesData & { shared?: SharingState }) {
  const { t } = useI18n();
  const visitor = useVisitor(serverSession);
  const [name = ''] = visitor.status === 'in' ? visitor.user.fullName.trim().split(/\s+/) : [];
  return (
    <AccountFrame
      visitor={visitor}
      title={name ? t('account.area.hello', { name }) : t('account.area.helloUnknown')}
      lead={t('account.area.lead')}
      isFirst
    >
      <SessionContent visitor={visitor} skeleton={<CardsSkeleton />}>
        {(user) => (
          <>
            <FavouritesNav user={user} current={null} />
            <S.Content>
              {cards ? <Latest user={user} cards={cards} /> : <CmsUnavailable />}
              {shared && user.favorites.length > 0 && <SharePanel shared={shared} />}
            </S.Content>
          </>
        )}
      </SessionContent>
    </AccountFrame>
  );
}

function Latest({ user, cards }: { user: Viewer; cards: FavouriteCards }) {
  const { t } = useI18n();
  const hrefOf = useFavouritesHref();
  if (hasNoCards(cards)) return <NoFavourites section="all" />;
  return (
    <FavouritesGroups
      cards={cards}
      action={(section) => {
        const count = countFavourites(user, section);
        return (
          count > cards[section].length && (
            <ButtonLink href={hrefOf(section)} look="text">
              {t(`account.favourites.more.${section}`, { count })}
            </ButtonLink>
          )
        );
      }}
    />
  );
}
