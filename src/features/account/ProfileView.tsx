import { Skeleton } from '@/components/Skeleton/Skeleton';
import { useI18n } from '@/i18n/I18n';
import type { Result } from '@/session/result';
import type { Session } from '@/session/session';
import { AccountFrame } from './AccountFrame';
import * as S from './AccountFrame.styles';
import { DeleteForm } from './DeleteForm';
import { Devices } from './Devices';
import { ExportForm } from './ExportForm';
import { SessionContent } from './SessionContent';
import { setLoginNotice } from './loginNotice';
import { ProfileForm } from './ProfileForm';
import { useAuthOnDemand } from './useAuthOnDemand';
import { useVisitor } from './useVisitor';

/** Profile: name and address, devices, export of the data, deletion of the account. */
export function ProfileView({ visitor: serverSession }: { visitor: Session }) {
  const { t } = useI18n();
  const visitor = useVisitor(serverSession);
  const { call, prepare, bridge } = useAuthOnDemand();

  // The logout follows even after a failure (specification §7), so the login page shows the result.
  const remove = async (password: string): Promise<Result> => {
    const result = await call((auth) => auth.deleteAccount(password));
    setLoginNotice(result.ok ? 'deleted' : 'notDeleted');
    return result;
  };

  return (
    <AccountFrame visitor={visitor} title={t('account.profile.title')} current="accountProfile">
      <S.Content>
        <SessionContent visitor={visitor} skeleton={<PanelsSkeleton />}>
          {(user) => (
            <S.Panels>
              <S.Settings data-ground="surface">
                <h2>{t('account.profile.details.title')}</h2>
                <ProfileForm
                  user={user}
                  send={(input) => call((auth) => auth.updateProfile(input))}
                  onUse={prepare}
                />
              </S.Settings>
              <S.Settings data-ground="surface">
                <h2>{t('account.profile.devices.title')}</h2>
                <S.Soft>{t('account.profile.devices.text')}</S.Soft>
                <Devices
                  load={() => call((auth) => auth.sessions())}
                  logOutElsewhere={() => call((auth) => auth.logOutElsewhere())}
                />
              </S.Settings>
              <S.Settings data-ground="surface">
                <h2>{t('account.profile.data.title')}</h2>
                <S.Soft>{t('account.profile.data.text')}</S.Soft>
                <ExportForm send={() => call((auth) => auth.exportData())} onUse={prepare} />
              </S.Settings>
              <S.Settings data-ground="surface">
                <h2>{t('account.profile.delete.title')}</h2>
                <S.Soft>{t('account.profile.delete.text')}</S.Soft>
                <DeleteForm send={remove} onUse={prepare} />
              </S.Settings>
            </S.Panels>
          )}
        </SessionContent>
      </S.Content>
      {bridge}
    </AccountFrame>
  );
}

function PanelsSkeleton() {
  return (
    <S.Panels aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} $height="20rem" />
      ))}
    </S.Panels>
  );
}
