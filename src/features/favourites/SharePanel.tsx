import styled from 'styled-components';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import {
  useSharedListQuery,
  useShareFavoritesMutation,
  useStopSharingFavoritesMutation,
} from '@/gql/hooks';
import { formatDate } from '@/i18n/formatDate';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import * as S from '@/features/account/AccountFrame.styles';
import { ButtonForm } from '@/features/account/ButtonForm';
import { ShareOpener } from '@/overlays/ShareOpener';

interface SharedLink {
  token: string;
  /** ISO 8601 */
  expiresAt: string;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  align-items: center;
`;

/** After a change of the link, the panel shows what the cms has stored. */
const change = { refetchQueries: ['SharedList'], awaitRefetchQueries: true };

/**
 * Creates, shares and ends the link that shows the favourites to others. It is not shown when the cms does not
 * answer or does not support such links.
 */
export function SharePanel() {
  const { data } = useSharedListQuery({ fetchPolicy: 'network-only' });
  return data && <LinkPanel link={data.sharedList} />;
}

function LinkPanel({ link }: { link: SharedLink | null }) {
  const { t, locale } = useI18n();
  const [share] = useShareFavoritesMutation(change);
  const [stopSharing] = useStopSharingFavoritesMutation(change);
  const path = link && href('sharedList', { token: link.token }, locale);
  return (
    <S.Settings data-ground="surface" data-print="hide" aria-labelledby="sharing">
      <h2 id="sharing">{t('account.sharing.title')}</h2>
      <S.Soft>
        {link
          ? t('account.sharing.until', { date: formatDate(link.expiresAt, locale) })
          : t('account.sharing.text')}
      </S.Soft>
      {path && (
        <Actions>
          <ShareOpener title={t('account.sharedList.title')} path={path} />
          {/* In a new window, so that third-party scripts of this page do not see the token in the address. */}
          <ButtonLink look="text" href={path} newWindow>
            {t('account.sharing.open')}
          </ButtonLink>
        </Actions>
      )}
      <ButtonForm<unknown>
        look="quiet"
        submitText={t(link ? 'account.sharing.stop' : 'account.sharing.submit')}
        pendingText={t(link ? 'account.sharing.pendingStop' : 'account.sharing.pendingMake')}
        doneText={t(link ? 'account.sharing.made' : 'account.sharing.stopped')}
        send={() => (link ? stopSharing() : share())}
      />
    </S.Settings>
  );
}
