import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { FilterOverlayProps } from '@/overlays/FilterOverlay';
import { useOverlayLink } from '@/overlays/useOverlayLink';
import * as S from './FindingList.styles';

interface FilterButtonProps extends Omit<FilterOverlayProps, 'open' | 'onClose'> {
  /** Where the filters are without JavaScript: on a page of their own. */
  href: string;
  /** How many filters are active. */
  count: number;
}

const load = () => import('@/overlays/FilterOverlay').then(({ FilterOverlay }) => FilterOverlay);

/** Opens the filters, and says how many are active. */
export function FilterButton({ href, count, ...overlayProps }: FilterButtonProps) {
  const { t } = useI18n();
  const { link, overlay } = useOverlayLink({ href, load, overlayProps });
  return (
    <>
      <S.FilterButton {...link} rel="nofollow">
        <Icon name="filter" />
        {t('finding.tools.filters')}
        {count > 0 && (
          <S.Badge>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t('finding.tools.active', { count })}</VisuallyHidden>
          </S.Badge>
        )}
      </S.FilterButton>
      {overlay}
    </>
  );
}
