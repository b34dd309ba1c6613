import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import { useLazyOverlay } from './useLazyOverlay';
import * as S from './ShareOpener.styles';

interface ShareOpenerProps {
  title: string;
  /** The path of the shared page, if it is not the current one. */
  path?: string;
}

const load = () => import('./ShareOverlay').then(({ ShareOverlay }) => ShareOverlay);

/** Opens the share dialog. It is hidden without JavaScript. */
export function ShareOpener(page: ShareOpenerProps) {
  const { t } = useI18n();
  const { Part, open, close, show, prepare } = useLazyOverlay<ShareOpenerProps>({
    load,
    namespace: 'share',
  });
  return (
    <>
      <S.ShareButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          show().then(
            () => reportCodeLoad(true),
            () => reportCodeLoad(false),
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
