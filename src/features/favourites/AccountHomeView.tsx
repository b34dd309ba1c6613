import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import type { Viewer } from '@/session/session';
import { useAuth } from '@/session/useAuth';
import type { AccountPageProps } from '@/features/account/AccountFrame';
import { hasNoCards } from './emptyCards';
import { FavouritesFrame } from './FavouritesFrame';
import { NoFavourites } from './NoFavourites';
import { FavouritesGroups } from './FavouritesGroups';
import { countFavourites, favouritesHref } from './FavouritesNav';
import type { FavouriteCards } from './model';
import { SharePanel } from './SharePanel';

/** The first page of the account: a greeting and the latest favourites. */
export function AccountHomeView({ isCheckFailed }: AccountPageProps) {
  const { t } = useI18n();
  const auth = useAuth();
  const fullName = auth.status === 'in' ? auth.user.fullName : null;
  const [name = ''] = (fullName ?? '').trim().split(/\s+/);
  return (
    <FavouritesFrame
      section={null}
      isCheckFailed={isCheckFailed}
      title={name ? t('account.area.hello', { name }) : t('account.area.helloUnknown')}
      lead={t('account.area.lead')}
      isFirst
      footer={({ favorites }) => favorites.length > 0 && <SharePanel />}
    >
      {(cards, user) => <Latest user={user} cards={cards} />}
    </FavouritesFrame>
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
