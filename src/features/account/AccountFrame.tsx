import Router from 'next/router';
import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs } from '@/content/shared/Breadcrumbs';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { AccountProvider } from '@/session/AccountProvider';
import type { Session, Viewer } from '@/session/session';
import { useAuth } from '@/session/useAuth';
import * as S from './AccountFrame.styles';
import { forgetVisit } from './forgetVisit';

/** Pages of the account's settings, with their icons and titles. */
const settings = [
  ['accountProfile', 'profile', 'account.area.profile'],
  ['accountPassword', 'key', 'account.area.password'],
] as const;

type SettingsPage = (typeof settings)[number][0];

export interface AccountPageProps {
  /** Whether the server could not check the session, because the cms did not answer. */
  isCheckFailed: boolean;
}

interface ContentProps {
  /** Shown until the session is known, in the shape of the content. */
  skeleton: ReactNode;
  children: (user: Viewer) => ReactNode;
}

interface AccountFrameProps extends AccountPageProps, ContentProps {
  title: string;
  lead?: string;
  /** The page of the settings; absent on the pages of favourites. */
  current?: SettingsPage;
  /** The first page of the account has only the home page in its breadcrumbs. */
  isFirst?: boolean;
}

/**
 * The frame of every account page: breadcrumbs, title, links to the settings, and the logout. The server has
 * admitted the visitor, so the links show while the session loads, which keeps the layout.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { isCheckFailed, title, lead, current, isFirst = false, skeleton, children } = props;
  const { t, locale } = useI18n();
  const auth = useAuth();
  // Until the browser has checked the session, a failed check of the server counts.
  const session: Session = auth.status === 'loading' && isCheckFailed ? { status: 'failed' } : auth;
  const content = (
    <Content session={session} skeleton={skeleton}>
      {children}
    </Content>
  );
  return (
    <AccountProvider>
      <S.Page>
        <Breadcrumbs
          items={
            isFirst ? [] : [{ title: t('account.area.favourites'), href: href('account', locale) }]
          }
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
        {current ? <S.Content>{content}</S.Content> : content}
      </S.Page>
    </AccountProvider>
  );
}

/** The content of the page, or a message when there is no session. */
function Content({ session, skeleton, children }: ContentProps & { session: Session }) {
  const { t, locale } = useI18n();
  switch (session.status) {
    case 'in':
      // After the login of another user in another tab, nothing of the first user stays.
      return <Fragment key={session.user.id}>{children(session.user)}</Fragment>;
    case 'out':
      return (
        <EmptyState
          title={t('account.area.out.title')}
          text={t('account.area.out.text')}
          action={
            <ButtonLink href={href('login', locale)}>{t('account.area.out.action')}</ButtonLink>
          }
        />
      );
    case 'failed':
      return (
        <EmptyState
          title={t('account.area.failed.title')}
          text={t('account.area.failed.text')}
          action={
            <Button onClick={() => location.reload()}>{t('account.area.failed.action')}</Button>
          }
        />
      );
    default:
      return (
        <>
          <noscript>
            <p>{t('account.problems.noscript')}</p>
          </noscript>
          <VisuallyHidden role="status">{t('account.area.loading')}</VisuallyHidden>
          {skeleton}
        </>
      );
  }
}

function Settings({ current }: { current: SettingsPage | undefined }) {
  const { t, locale } = useI18n();
  const { logOut } = useAuth();
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
          <Button
            look="quiet"
            onClick={() => {
              forgetVisit();
              // On an account page the end of the session would redirect to the login.
              void logOut(Router.push(href('home', locale), undefined, { locale: false }));
            }}
          >
            {t('account.area.logOut')}
          </Button>
        </li>
      </ul>
    </S.SettingsNav>
  );
}
