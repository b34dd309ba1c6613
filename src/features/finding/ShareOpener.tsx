import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { reportPress } from '@/lib/reportPress';
import { useLazyOverlay } from '@/overlays/useLazyOverlay';
import * as S from './ShareOpener.styles';

interface ShareOpenerProps {
  /** What the page is called where it is sent to. */
  title: string;
  /** Of another page than this one. */
  path?: string;
}

const load = () => import('@/overlays/ShareOverlay').then(({ ShareOverlay }) => ShareOverlay);

/** Opens the ways of passing a page on; without scripts the address bar is one. */
export function ShareOpener(page: ShareOpenerProps) {
  const { t } = useI18n();
  const { Part, open, close, show, prepare } = useLazyOverlay<ShareOpenerProps>(load);
  return (
    <>
      <S.ShareButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          show().then(
            () => reportPress(true),
            () => reportPress(false),
          );
        }}
        onPointerEnter={prepare}
      >
        <Icon name="share" />
        <span>{t('common.share')}</span>
      </S.ShareButton>
      {Part && <Part {...page} open={open} onClose={close} />}
    </>
  );
}
