import { useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { Icon } from '@/components/Icon/Icon';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { Tag } from '@/components/Tag/Tag';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useLogoutElsewhereMutation, useSessionsQuery } from '@/gql/hooks';
import { formatDate } from '@/i18n/formatDate';
import { useI18n } from '@/i18n/I18n';
import * as S from './AccountFrame.styles';
import { ButtonForm } from './ButtonForm';

interface Device {
  id: string;
  /** Browser and operating system, as far as the user agent names them: "Firefox, Android". */
  device: string;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

/** Lists the devices that are logged in, with a button to log out all others. */
export function Devices() {
  const { t } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const { data, loading, refetch } = useSessionsQuery({ fetchPolicy: 'network-only' });
  // Both buttons are removed after a press, so the focus moves here.
  const keepFocus = () => root.current?.focus();
  const retry = () => {
    keepFocus();
    // A new failure shows the same message.
    void refetch().catch(() => undefined);
  };
  return (
    <S.DevicesPart ref={root} tabIndex={-1}>
      {data ? (
        <DeviceList devices={data.sessions} onDone={keepFocus} />
      ) : (
        <>
          {/* One element, because screen readers announce a change of its text, but not a new element. */}
          <p role="status">
            {loading ? (
              <VisuallyHidden>{t('account.profile.devices.loading')}</VisuallyHidden>
            ) : (
              t('account.profile.devices.failed')
            )}
          </p>
          {loading ? (
            <>
              <Skeleton $height="3.5rem" />
              <Skeleton $height="3.5rem" />
            </>
          ) : (
            <div>
              <Button look="quiet" onClick={retry}>
                {t('account.profile.devices.again')}
              </Button>
            </div>
          )}
        </>
      )}
    </S.DevicesPart>
  );
}

interface DeviceListProps {
  devices: Device[];
  /** Called after all other devices were logged out. */
  onDone: () => void;
}

function DeviceList({ devices, onDone }: DeviceListProps) {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  const [logoutElsewhere] = useLogoutElsewhereMutation({ refetchQueries: ['Sessions'] });
  return (
    <>
      <S.Devices>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} />
        ))}
      </S.Devices>
      <FormMessage>{done && t('account.profile.devices.done')}</FormMessage>
      {devices.length > 1 ? (
        <ButtonForm
          look="quiet"
          submitText={t('account.profile.devices.submit')}
          pendingText={t('account.profile.devices.pending')}
          send={() => {
            setDone(false);
            return logoutElsewhere();
          }}
          onDone={() => {
            setDone(true);
            onDone();
          }}
        />
      ) : (
        !done && <S.Soft>{t('account.profile.devices.alone')}</S.Soft>
      )}
    </>
  );
}

function DeviceItem({ device: { device, createdAt, lastUsedAt, current } }: { device: Device }) {
  const { t, locale } = useI18n();
  return (
    <li>
      <Icon name="device" />
      <S.DeviceName>
        {device}
        {current && <Tag>{t('account.profile.devices.current')}</Tag>}
      </S.DeviceName>
      <S.Soft>
        {t('account.profile.devices.since', { date: formatDate(createdAt, locale) })}
        {' · '}
        {t('account.profile.devices.used', { date: formatDate(lastUsedAt, locale) })}
      </S.Soft>
    </li>
  );
}
