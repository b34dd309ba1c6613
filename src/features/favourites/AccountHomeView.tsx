import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { useSession, type Viewer } from '@/session/session';
import { AccountFrame, type AccountPageProps } from '@/features/account/AccountFrame';
import * as S from '@/features/account/AccountFrame.styles';
import { hasNoCards } from './emptyCards';
import { FavouritesContent } from './FavouritesContent';
import { FavouritesSkeleton } from './FavouritesSkeleton';
import { NoFavourites } from './NoFavourites';
import { FavouritesGroups } from './FavouritesGroups';
import { countFavourites, favouritesHref, FavouritesNav } from './FavouritesNav';
import type { FavouriteCards } from './model';
import { SharePanel } from './SharePanel';

/** The first page of the account: a greeting and the latest favourites. */
export function AccountHomeView({ isCheckFailed }: AccountPageProps) {
  const { t } = useI18n();
  const session = useSession();
  const fullName = session.status === 'in' ? session.user.fullName : null;
  const [name = ''] = (fullName ?? '').trim().split(/\s+/);
  return (
    <AccountFrame
      isCheckFailed={isCheckFailed}
      title={name ? t('account.area.hello', { name }) : t('account.area.helloUnknown')}
      lead={t('account.area.lead')}
      isFirst
      skeleton={<FavouritesSkeleton current={null} />}
    >
      {(user) => (
        <>
          <FavouritesNav user={user} current={null} />
          <S.Content>
            <FavouritesContent section={null} footer={user.favorites.length > 0 && <SharePanel />}>
              {(cards) => <Latest user={user} cards={cards} />}
            </FavouritesContent>
          </S.Content>
        </>
      )}
    </AccountFrame>
  );
}

function Latest({ user, cards }: { user: Viewer; cards: FavouriteCards }) {
  const { t, locale } = useI18n();
  if (hasNoCards(cards)) return <NoFavourites section="all" />;
  return (
    <FavouritesGroups
      cards={cards}
      action={(section) => {
        const count = countFavourites(user, section);
        return (
          count > cards[section].length && (
            <ButtonLink href={favouritesHref(section, locale)} look="text">
              {t(`account.favourites.more.${section}`, { count })}
            </ButtonLink>
          )
        );
      }}
    />
  );
}
