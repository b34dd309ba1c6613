import Router from 'next/router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Session } from '@/session/session';
import * as S from './AccountFrame.styles';
import { useAuthOnDemand } from './useAuthOnDemand';

/** Pages of the account's settings, with their icons and titles. */
const settings = [
  ['accountProfile', 'profile', 'account.area.profile'],
  ['accountPassword', 'key', 'account.area.password'],
] as const;

interface AccountFrameProps {
  visitor: Session;
  title: string;
  lead?: string;
  current?: (typeof settings)[number][0];
  /** The first page of the account has only the home page in its breadcrumbs. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The frame of every account page: breadcrumbs, title, links to the settings, and the logout. */
export function AccountFrame(props: AccountFrameProps) {
  const { visitor, title, lead, current, isFirst = false, children } = props;
  const { t, locale } = useI18n();
  const { call, prepare, bridge } = useAuthOnDemand();
  const home = { title: t('common.breadcrumbs.home'), href: href('home', locale) };
  const first = { title: t('account.area.title'), href: href('account', locale) };
  const logOut = () =>
    call(async (auth) => {
      // Leave the protected page first; otherwise the logout would redirect to the login.
      await Router.push(href('home', locale), undefined, { locale: false });
      await auth.logOut();
      return { ok: true, value: undefined };
    });
  return (
    <S.Page>
      <Breadcrumbs label={t('common.breadcrumbs.label')} items={isFirst ? [home] : [home, first]} />
      <S.Head>
        <S.Words>
          <h1>{title}</h1>
          {lead && <S.Lead>{lead}</S.Lead>}
        </S.Words>
        {visitor.status === 'in' && (
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
                <Button look="quiet" onClick={() => void logOut()} onPointerEnter={prepare}>
                  {t('account.area.logOut')}
                </Button>
              </li>
            </ul>
          </S.SettingsNav>
        )}
      </S.Head>
      {children}
      {bridge}
    </S.Page>
  );
}
