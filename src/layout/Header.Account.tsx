import { useEffect } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useSession } from '@/session/session';
import * as S from './Header.Account.styles';
import { HeaderOpener } from './Header.Opener';

const loadLogin = async () => (await import('@/features/account/LoginOverlay')).LoginOverlay;

/**
 * The login button, or the greeting of the logged-in user. Both are in every page's HTML; public/start.js
 * selects one before the first paint, so that the layout does not shift when the name arrives.
 */
export function HeaderAccount() {
  const { t, locale } = useI18n();
  const session = useSession();
  const { status } = session;
  const name = (session.status === 'in' && session.user.fullName) || '';

  useEffect(() => {
    if (status !== 'loading') {
      document.documentElement.toggleAttribute('data-signed-in', status !== 'out');
    }
  }, [status]);

  return (
    <>
      <S.Container>
        <S.Greeting
          data-account=""
          href={href('account', locale)}
          aria-label={name ? t('common.header.account', { name }) : t('common.header.yours')}
        >
          <S.Initials data-initials={initials(name)}>{!name && <Icon name="profile" />}</S.Initials>
          <S.Name>{name ? t('common.header.hello', { name }) : t('common.header.yours')}</S.Name>
        </S.Greeting>
      </S.Container>
      <S.Guest>
        <HeaderOpener
          icon="profile"
          label={t('common.header.login')}
          href={href('login', locale)}
          load={loadLogin}
          namespace="account"
          overlayProps={{}}
          wide
        />
      </S.Guest>
    </>
  );
}

/** Returns the first letters of the first and the last name. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((one) => /\p{L}/u.exec(one ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
