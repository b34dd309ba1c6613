import { useI18n } from '@/i18n/I18n';
import * as S from './RouteProgress.styles';
import { useRefusedPresses } from './useRefusedPresses';
import { useRouteProgress } from './useRouteProgress';

/**
 * The bar that runs while the next page is on its way (specification §4, §9), and the words for
 * when it does not come, or the code of a button does not. The bar is for the eyes: it says nothing that the words do not.
 */
export function RouteProgress() {
  const { t } = useI18n();
  const { phase, failed } = useRouteProgress();
  const refused = useRefusedPresses();
  return (
    <>
      <S.Bar data-phase={phase} aria-hidden="true" />
      <S.Notice role="status" data-print="hide" data-ground="surface">
        {failed !== null ? (
          <p>
            {phase === 'failed' ? t('common.progress.failed') : t('common.progress.trying')}{' '}
            <a href={failed}>{t('common.progress.again')}</a>
          </p>
        ) : (
          refused > 0 && (
            // Each press has a paragraph of its own, so that the words are announced again.
            <p key={refused}>
              {t('common.progress.refused')}{' '}
              <button type="button" onClick={() => location.reload()}>
                {t('common.progress.reload')}
              </button>
            </p>
          )
        )}
      </S.Notice>
    </>
  );
}
