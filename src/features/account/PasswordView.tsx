import { Skeleton } from '@/components/Skeleton/Skeleton';
import { useI18n } from '@/i18n/I18n';
import type { Session } from '@/session/session';
import { AccountFrame } from './AccountFrame';
import * as S from './AccountFrame.styles';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SessionContent } from './SessionContent';
import { useAuthOnDemand } from './useAuthOnDemand';
import { useVisitor } from './useVisitor';

/** The page to change the password. */
export function PasswordView({ visitor: serverSession }: { visitor: Session }) {
  const { t } = useI18n();
  const visitor = useVisitor(serverSession);
  const { call, prepare, bridge } = useAuthOnDemand();
  return (
    <AccountFrame
      visitor={visitor}
      title={t('account.password.title')}
      lead={t('account.password.lead')}
      current="accountPassword"
    >
      <S.Content>
        <SessionContent visitor={visitor} skeleton={<Skeleton $height="28rem" $width="32rem" />}>
          {() => (
            <S.Settings data-ground="surface" data-width="form">
              <ChangePasswordForm
                send={(input) => call((auth) => auth.changePassword(input))}
                onUse={prepare}
              />
            </S.Settings>
          )}
        </SessionContent>
      </S.Content>
      {bridge}
    </AccountFrame>
  );
}
