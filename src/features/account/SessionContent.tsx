import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Session, Viewer } from '@/session/session';

interface SessionContentProps {
  session: Session;
  /** A placeholder in the shape of the content. */
  skeleton: ReactNode;
  children: (user: Viewer) => ReactNode;
}

/** Shows the content of an account page, or a message when there is no session. */
export function SessionContent({ session, skeleton, children }: SessionContentProps) {
  const { t, locale } = useI18n();
  switch (session.status) {
    case 'in':
      return children(session.user);
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
