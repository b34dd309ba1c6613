import Router from 'next/router';
import { useEffect } from 'react';
import { useI18n } from '@/i18n/I18n';
import { useStore } from '@/lib/createStore';
import { failedCodeLoads } from '@/lib/reportCodeLoad';
import * as S from './RouteProgress.styles';
import { useRouteProgress } from './useRouteProgress';

/**
 * The progress bar of a navigation (specification §4, §9), and a message when the page or the code of a
 * button fails to load. The bar is hidden from screen readers, because the message has all information.
 */
export function RouteProgress() {
  const { t } = useI18n();
  const { phase, failed } = useRouteProgress();
  const failedLoads = useFailedCodeLoads();
  return (
    <>
      <S.Bar data-phase={phase} aria-hidden="true" />
      <S.Notice role="status" data-print="hide" data-ground="surface">
        {failed !== null ? (
          <p>
            <span>
              {phase === 'failed' ? t('common.progress.failed') : t('common.progress.trying')}
            </span>{' '}
            <a href={failed}>{t('common.progress.again')}</a>
          </p>
        ) : (
          failedLoads > 0 && (
            // Each press has a new paragraph, so that screen readers announce the message again.
            <p key={failedLoads}>
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

/** Returns how many consecutive presses on this page failed because their code did not load. */
function useFailedCodeLoads(): number {
  useEffect(() => {
    const clear = () => failedCodeLoads.set(0);
    Router.events.on('routeChangeStart', clear);
    return () => Router.events.off('routeChangeStart', clear);
  }, []);
  return useStore(failedCodeLoads, 0);
}
