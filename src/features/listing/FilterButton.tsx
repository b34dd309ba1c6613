import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { FilterOverlayProps } from './FilterOverlay';
import { useOverlayLink } from '@/overlays/useOverlayLink';
import * as S from './Listing.styles';

interface FilterButtonProps extends FilterOverlayProps {
  /** The page with the filters, for browsers without JavaScript. */
  href: string;
  count: number;
}

const load = () => import('./FilterOverlay').then(({ FilterOverlay }) => FilterOverlay);

export function FilterButton({ href, count, ...overlayProps }: FilterButtonProps) {
  const { t } = useI18n();
  const { link, overlay } = useOverlayLink({ href, load, namespace: 'filters', overlayProps });
  return (
    <>
      <S.FilterButton {...link} rel="nofollow">
        <Icon name="filter" />
        {t('listing.tools.filters')}
        {count > 0 && (
          <S.Badge>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t('listing.tools.active', { count })}</VisuallyHidden>
          </S.Badge>
        )}
      </S.FilterButton>
      {overlay}
    </>
  );
}
