import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { Ground } from '@studium/shared/town/grounds';
import * as S from './Overlay.styles';
import type { OverlayVariant, OverlayWidth } from './Overlay.styles';
import { useModal } from './useModal';

interface OverlayProps {
  open: boolean;
  /** Called after it closed: by its button, Escape, a press on the backdrop, or a route change. */
  onClose: () => void;
  /** The accessible name and the heading (an h2). */
  label: string;
  closeLabel: string;
  /** modal: a card, on phones a sheet; panel: a card, on phones full screen; full: always full screen. */
  variant?: OverlayVariant;
  /** The maximum width of a card. */
  width?: OverlayWidth;
  ground?: Ground;
  /** Shown instead of the heading, which then is only for screen readers; null shows nothing. */
  head?: ReactNode;
  /** Actions that stay visible below the scrolling content. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A modal window, based on the dialog element: the page behind is dark, inert and does not scroll. The focus
 * goes to the element with `data-autofocus`, or to the heading, and returns at closing. A closed overlay
 * renders nothing, so its content starts with fresh state each time.
 */
export function Overlay(props: OverlayProps) {
  const { open, onClose, label, closeLabel, head, foot, children } = props;
  const { variant = 'modal', width = '56rem', ground = 'surface' } = props;
  const { dialog, present } = useModal(open, onClose);
  const id = useId();
  if (!present) return null;
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {label}
    </h2>
  );
  return (
    <S.Dialog
      ref={dialog}
      aria-labelledby={id}
      data-ground={ground}
      data-print="hide"
      $variant={variant}
      $width={width}
    >
      <S.Frame>
        <S.Head>
          {head === undefined ? heading : <VisuallyHidden as="div">{heading}</VisuallyHidden>}
          {head}
          <S.Close type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </S.Close>
        </S.Head>
        <S.Body>{children}</S.Body>
        {foot && <S.Foot>{foot}</S.Foot>}
      </S.Frame>
    </S.Dialog>
  );
}
