import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import type { ButtonLook } from '../ButtonLink/ButtonLink.styles';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import * as S from './Button.styles';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  look?: ButtonLook;
  icon?: IconName;
  /** As wide as its container. */
  block?: boolean;
  /** Whether the button's action is running: the button remains focused and ignores further presses. */
  pending?: boolean;
}

/**
 * A button that looks like ButtonLink. It is never disabled; a press in an incomplete form shows what is
 * missing.
 */
export function Button(props: ButtonProps) {
  const { look = 'primary', icon, block = false, pending = false, children, ...button } = props;
  const { type = 'button', onClick, ...rest } = button;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <S.Root
      type={type}
      $look={look}
      $block={block}
      aria-disabled={pending || undefined}
      onClick={press}
      {...rest}
    >
      {pending ? <S.Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </S.Root>
  );
}
