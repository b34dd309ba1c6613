import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { AlertOverlayProps } from '@/overlays/AlertOverlay';
import { useOverlayLink } from '@/overlays/useOverlayLink';
import * as S from './FindingList.styles';

interface AlertButtonProps extends Omit<AlertOverlayProps, 'open' | 'onClose'> {
  /** Where a search is saved without JavaScript: on a page of its own. */
  href: string;
}

const load = () => import('@/overlays/AlertOverlay').then(({ AlertOverlay }) => AlertOverlay);

/** Offers to report by mail what will be new here. */
export function AlertButton({ href, ...overlayProps }: AlertButtonProps) {
  const { t } = useI18n();
  const { link, overlay } = useOverlayLink({ href, load, overlayProps });
  return (
    <>
      <S.AlertButton {...link} rel="nofollow">
        <Icon name="mail" />
        <span>{t('finding.tools.alert')}</span>
      </S.AlertButton>
      {overlay}
    </>
  );
}
