import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { Ground } from '@/theme/grounds';
import * as S from './Overlay.styles';
import type { OverlayVariant, OverlayWidth } from './Overlay.styles';
import { useModal } from './useModal';

interface OverlayProps {
  open: boolean;
  /** Called when it has closed, by whatever: its button, Escape, a click beside it, a new route. */
  onClose: () => void;
  /** Its accessible name, and its heading (an h2). */
  label: string;
  closeLabel: string;
  /** modal: a card, on phones a sheet; panel: a card, on phones the screen; full: the screen. */
  variant?: OverlayVariant;
  /** At most, of a card. */
  width?: OverlayWidth;
  ground?: Ground;
  /** Seen in the heading's place, which then is for screen readers only; null for nothing. */
  head?: ReactNode;
  /** Actions that stay in sight below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A window over the page, on the platform's modal dialog: the page stands still, dark and inert.
 * The focus goes to what carries `data-autofocus`, else to the heading, and back on closing.
 * Closed it renders nothing, so what is inside starts anew each time.
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
