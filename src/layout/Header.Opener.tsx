import type { ComponentType } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import type { Openable } from '@/overlays/useLazyOverlay';
import { useOverlayLink } from '@/overlays/useOverlayLink';
import * as S from './Header.styles';

interface HeaderOpenerProps<Props> {
  icon: IconName;
  label: string;
  /** Where it leads without JavaScript, and when the overlay's code cannot be loaded. */
  href: string;
  /** Loads the overlay's code. */
  load: () => Promise<ComponentType<Props & Openable>>;
  /** What the overlay shows. */
  give: Props;
  /** A pill with its word, where there is room for it. */
  wide?: boolean;
}

/** A round button that opens an overlay. */
export function HeaderOpener<Props extends object>(props: HeaderOpenerProps<Props>) {
  const { icon, label, href, load, give, wide = false } = props;
  const { link, overlay } = useOverlayLink({ href, load, overlayProps: give });
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
