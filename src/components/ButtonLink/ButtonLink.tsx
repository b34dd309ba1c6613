import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import type { LinkProps } from '../Link/Link';
import * as S from './ButtonLink.styles';
import type { ButtonLook } from './ButtonLink.styles';

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook;
  icon?: IconName;
  /** As wide as its container. */
  block?: boolean;
}

/** A link that looks like a button. The look `text` ends in an arrow. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', icon, block = false, children, ...link } = props;
  return (
    <S.Root $look={look} $block={block} {...link}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {look === 'text' && <S.Arrow name="arrow" />}
    </S.Root>
  );
}
