import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { AlertProps } from '@/features/alerts/AlertForm';
import { useOverlayLink } from '@/overlays/useOverlayLink';
import * as S from './Listing.styles';

interface AlertButtonProps extends AlertProps {
  /** The page that saves a search without JavaScript. */
  href: string;
}

const load = () =>
  import('@/features/alerts/AlertOverlay').then(({ AlertOverlay }) => AlertOverlay);

/** Opens the form for an e-mail alert about new entries in this listing. */
export function AlertButton({ href, ...overlayProps }: AlertButtonProps) {
  const { t } = useI18n();
  const { link, overlay } = useOverlayLink({ href, load, namespace: 'alerts', overlayProps });
  return (
    <>
      <S.AlertButton {...link} rel="nofollow">
        <Icon name="mail" />
        <span>{t('listing.tools.alert')}</span>
      </S.AlertButton>
      {overlay}
    </>
  );
}
