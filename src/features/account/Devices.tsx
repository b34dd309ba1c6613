import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { Icon } from '@/components/Icon/Icon';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { Tag } from '@/components/Tag/Tag';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { Auth, DeviceSession } from '@/session/useAuth';
import * as S from './AccountFrame.styles';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

interface DevicesProps {
  load: Auth['sessions'];
  logOutElsewhere: Auth['logOutElsewhere'];
}

/** Lists the devices that are logged in, with a button to log out all others. */
export function Devices({ load, logOutElsewhere }: DevicesProps) {
  const { t } = useI18n();
  const [devices, setDevices] = useState<DeviceSession[] | 'loading' | 'failed'>('loading');
  const [done, setDone] = useState(false);
  const [requestCount, setRequestCount] = useState(0);

  const fetchDevices = useEffectEvent(load);
  useEffect(() => {
    let current = true;
    void fetchDevices().then((result) => {
      if (current) setDevices(result.ok ? result.value : 'failed');
    });
    return () => {
      current = false;
    };
  }, [requestCount]);

  const form = useForm({
    names: [],
    check: () => ({}),
    send: () => {
      setDone(false);
      return logOutElsewhere();
    },
    mapError: createErrorMapper(t),
    onDone: () => {
      setDone(true);
      setRequestCount((count) => count + 1);
    },
  });

  if (devices === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{t('account.profile.devices.loading')}</VisuallyHidden>
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
      </>
    );
  }
  if (devices === 'failed') {
    const retry = () => {
      setDevices('loading');
      setRequestCount((count) => count + 1);
    };
    return (
      <>
        <p role="status">{t('account.profile.devices.failed')}</p>
        <div>
          <Button look="quiet" onClick={retry}>
            {t('account.profile.devices.again')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <S.Devices>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </S.Devices>
      <FormMessage>{done && t('account.profile.devices.done')}</FormMessage>
      {devices.length > 1 ? (
        <Form form={form} pendingText={t('account.profile.devices.pending')}>
          <div>
            <Button type="submit" look="quiet" pending={form.pending}>
              {t('account.profile.devices.submit')}
            </Button>
          </div>
        </Form>
      ) : (
        !done && <S.Soft>{t('account.profile.devices.alone')}</S.Soft>
      )}
    </>
  );
}

function Device({ device: { device, createdAt, lastUsedAt, current } }: { device: DeviceSession }) {
  const { t, format } = useI18n();
  return (
    <li>
      <Icon name="device" />
      <S.DeviceName>
        {device}
        {current && <Tag>{t('account.profile.devices.current')}</Tag>}
      </S.DeviceName>
      <S.Soft>
        {t('account.profile.devices.since', { date: format.date(createdAt) })}
        {' · '}
        {t('account.profile.devices.used', { date: format.date(lastUsedAt) })}
      </S.Soft>
    </li>
  );
}
