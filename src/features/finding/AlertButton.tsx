import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import type { AlertOverlayProps } from '@/overlays/AlertOverlay';
import { useLazyOverlay } from '@/overlays/useLazyOverlay';
import * as S from './FindingList.styles';

interface AlertButtonProps extends Omit<AlertOverlayProps, 'open' | 'onClose'> {
  /** Where a search is saved without scripts: on a page of its own. */
  href: string;
}

const load = () => import('@/overlays/AlertOverlay').then(({ AlertOverlay }) => AlertOverlay);

/** Offers to tell by mail what will be new here. */
export function AlertButton({ href, ...search }: AlertButtonProps) {
  const { t } = useI18n();
  const scripted = useHydrated();
  const { Part, open, close, show, prepare } = useLazyOverlay<typeof search>(load);
  const words = (
    <>
      <Icon name="mail" />
      <span>{t('finding.tools.alert')}</span>
    </>
  );
  if (!scripted) {
    return (
      <S.AlertLink href={href} rel="nofollow">
        {words}
      </S.AlertLink>
    );
  }
  return (
    <>
      <S.AlertButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          show().catch(() => location.assign(href));
        }}
        onPointerEnter={prepare}
      >
        {words}
      </S.AlertButton>
      {Part && <Part {...search} open={open} onClose={close} />}
    </>
  );
}
