import type { MouseEvent } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { useHydrated } from '@/lib/useHydrated';
import type { FilterOverlayProps } from '@/overlays/FilterOverlay';
import { useLazyOverlay } from '@/overlays/useLazyOverlay';
import * as S from './FindingList.styles';

interface FilterButtonProps extends Omit<FilterOverlayProps, 'open' | 'onClose'> {
  /** Where the filters are without scripts: on a page of their own. */
  href: string;
  /** How many filters are active. */
  count: number;
}

const load = () => import('@/overlays/FilterOverlay').then(({ FilterOverlay }) => FilterOverlay);

/** Opens the filters, and says how many are active. */
export function FilterButton({ href, count, ...give }: FilterButtonProps) {
  const { t } = useI18n();
  const scripted = useHydrated();
  const { Part, open, close, show, prepare } = useLazyOverlay<typeof give>(load);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    show().catch(() => location.assign(href));
  };
  const words = (
    <>
      <Icon name="filter" />
      {t('finding.tools.filters')}
      {count > 0 && (
        <S.Badge>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('finding.tools.active', { count })}</VisuallyHidden>
        </S.Badge>
      )}
    </>
  );
  if (!scripted) {
    return (
      <S.FilterLink href={href} rel="nofollow">
        {words}
      </S.FilterLink>
    );
  }
  return (
    <>
      <S.FilterButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={prepare}
      >
        {words}
      </S.FilterButton>
      {Part && <Part {...give} open={open} onClose={close} />}
    </>
  );
}
