import Router from 'next/router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { AccountProvider } from '@/session/AccountProvider';
import { logOut } from '@/session/login';
import type { Session } from '@/session/session';
import * as S from './AccountFrame.styles';

/** Pages of the account's settings, with their icons and titles. */
const settings = [
  ['accountProfile', 'profile', 'account.area.profile'],
  ['accountPassword', 'key', 'account.area.password'],
] as const;

type SettingsPage = (typeof settings)[number][0];

interface AccountFrameProps {
  session: Session;
  title: string;
  lead?: string;
  current?: SettingsPage;
  /** The first page of the account has only the home page in its breadcrumbs. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * The frame of every account page: breadcrumbs, title, links to the settings, and the logout. The server has
 * admitted the visitor, so the links show while the session loads, which keeps the layout.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { session, title, lead, current, isFirst = false, children } = props;
  const { t, locale } = useI18n();
  const home = { title: t('common.breadcrumbs.home'), href: href('home', locale) };
  const first = { title: t('account.area.title'), href: href('account', locale) };
  return (
    <AccountProvider>
      <S.Page>
        <Breadcrumbs
          label={t('common.breadcrumbs.label')}
          items={isFirst ? [home] : [home, first]}
        />
        <S.Head>
          <S.Words>
            <h1>{title}</h1>
            {lead && <S.Lead>{lead}</S.Lead>}
          </S.Words>
          {session.status !== 'out' && session.status !== 'failed' && (
            <Settings current={current} />
          )}
        </S.Head>
        {children}
      </S.Page>
    </AccountProvider>
  );
}

function Settings({ current }: { current: SettingsPage | undefined }) {
  const { t, locale } = useI18n();
  return (
    <S.SettingsNav aria-label={t('account.area.settings')} data-print="hide">
      <ul>
        {settings.map(([name, icon, word]) => (
          <li key={name}>
            <ButtonLink
              href={href(name, locale)}
              look="quiet"
              icon={icon}
              aria-current={current === name ? 'page' : undefined}
            >
              {t(word)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <Button look="quiet" onClick={() => void leave(locale)}>
            {t('account.area.logOut')}
          </Button>
        </li>
      </ul>
    </S.SettingsNav>
  );
}

/** Logs out on the home page, because a logout on an account page redirects to the login. */
async function leave(locale: Locale): Promise<void> {
  await Router.push(href('home', locale), undefined, { locale: false });
  await logOut();
}
