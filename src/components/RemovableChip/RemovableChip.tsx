import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding-block: 0.25rem;
  padding-inline: 1.125rem 0.875rem;
  border-radius: var(--r-pill);
  background: var(--tint);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;
  transition: background var(--fast);
  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.4;
  }
  &:hover {
    background: color-mix(in srgb, var(--hue) 24%, var(--tint));
  }
  &:focus-visible {
    border-radius: var(--r-pill);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;

interface RemovableChipProps {
  /** The address of the list without this filter. */
  href: string;
  /** The action, read by screen readers before the label. */
  action: string;
  label: string;
  onClick?: () => void;
}

/** An active filter of a list; a press removes it. */
export function RemovableChip({ href, action, label, onClick }: RemovableChipProps) {
  return (
    <Root href={href} shallow onClick={onClick}>
      <VisuallyHidden>{action}</VisuallyHidden>
      {label}
      <Icon name="close" />
    </Root>
  );
}
