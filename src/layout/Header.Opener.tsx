import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/icons';
import { useOverlayLink, type OverlayLink } from '@/overlays/useOverlayLink';
import * as S from './Header.styles';

interface HeaderOpenerProps<Props> extends OverlayLink<Props> {
  icon: IconName;
  label: string;
  /** Whether it is a pill with a text, if there is space. */
  wide?: boolean;
}

/** A round button that opens an overlay. */
export function HeaderOpener<Props extends object>(props: HeaderOpenerProps<Props>) {
  const { icon, label, wide = false, ...overlayLink } = props;
  const { link, overlay } = useOverlayLink(overlayLink);
  return (
    <>
      <S.Tool {...link} $wide={wide} aria-label={label}>
        <Icon name={icon} />
        {wide && <span>{label}</span>}
      </S.Tool>
      {overlay}
    </>
  );
}
