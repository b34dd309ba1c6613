import { Skeleton } from '@/components/Skeleton/Skeleton';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame, type AccountPageProps } from './AccountFrame';
import * as S from './AccountFrame.styles';
import { DeleteForm } from './DeleteForm';
import { Devices } from './Devices';
import { ExportForm } from './ExportForm';
import { ProfileForm } from './ProfileForm';

/** Profile: name and address, devices, export of the data, deletion of the account. */
export function ProfileView({ isCheckFailed }: AccountPageProps) {
  const { t } = useI18n();
  return (
    <AccountFrame
      isCheckFailed={isCheckFailed}
      title={t('account.profile.title')}
      current="accountProfile"
      skeleton={<PanelsSkeleton />}
    >
      {(user) => (
        <S.Panels>
          <S.Settings data-ground="surface">
            <h2>{t('account.profile.details.title')}</h2>
            <ProfileForm user={user} />
          </S.Settings>
          <S.Settings data-ground="surface">
            <h2>{t('account.profile.devices.title')}</h2>
            <S.Soft>{t('account.profile.devices.text')}</S.Soft>
            <Devices />
          </S.Settings>
          <S.Settings data-ground="surface">
            <h2>{t('account.profile.data.title')}</h2>
            <S.Soft>{t('account.profile.data.text')}</S.Soft>
            <ExportForm />
          </S.Settings>
          <S.Settings data-ground="surface">
            <h2>{t('account.profile.delete.title')}</h2>
            <S.Soft>{t('account.profile.delete.text')}</S.Soft>
            <DeleteForm />
          </S.Settings>
        </S.Panels>
      )}
    </AccountFrame>
  );
}

/** About the heights of the panels, which are two in a row on desktops. */
const panelHeights = ['32rem', '32rem', '20rem', '20rem'];

function PanelsSkeleton() {
  return (
    <S.Panels aria-hidden="true">
      {panelHeights.map((height, index) => (
        <Skeleton key={index} $height={height} />
      ))}
    </S.Panels>
  );
}
