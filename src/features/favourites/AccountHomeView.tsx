import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import type { Viewer } from '@/session/session';
import { AccountFrame } from '../account/AccountFrame';
import * as S from '../account/AccountFrame.styles';
import { CardsSkeleton } from '../account/CardsSkeleton';
import { Gate } from '../account/Gate';
import { useVisitor } from '../account/useVisitor';
import type { FavouritesData, Shared } from './favouritesPage';
import type { FavouriteCards } from './model';
import { isEmpty } from './noCards';
import { NotAnswering } from './NotAnswering';
import { NothingSaved } from './NothingSaved';
import { SavedGroups } from './SavedGroups';
import { countOf, SavedNav, useSavedHref } from './SavedNav';
import { SharePanel } from './SharePanel';

/** The first page of the account: a greeting, and the latest of what was saved. */
export function AccountHomeView({
  visitor: seen,
  cards,
  shared,
}: FavouritesData & { shared?: Shared }) {
  const { t } = useI18n();
  const visitor = useVisitor(seen);
  const [name = ''] = visitor.status === 'in' ? visitor.user.fullName.trim().split(/\s+/) : [];
  return (
    <AccountFrame
      visitor={visitor}
      title={name ? t('account.area.hello', { name }) : t('account.area.helloUnknown')}
      lead={t('account.area.lead')}
      isFirst
    >
      <Gate visitor={visitor} skeleton={<CardsSkeleton />}>
        {(user) => (
          <>
            <SavedNav user={user} current={null} />
            <S.Content>
              {cards ? <Latest user={user} cards={cards} /> : <NotAnswering />}
              {shared && user.favorites.length > 0 && <SharePanel shared={shared} />}
            </S.Content>
          </>
        )}
      </Gate>
    </AccountFrame>
  );
}

function Latest({ user, cards }: { user: Viewer; cards: FavouriteCards }) {
  const { t } = useI18n();
  const hrefOf = useSavedHref();
  if (isEmpty(cards)) return <NothingSaved section="all" />;
  return (
    <SavedGroups
      cards={cards}
      action={(section) => {
        const count = countOf(user, section);
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
