import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../Icon/iconButton';

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

export const Counter = styled.p`
  min-width: 4.5em;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Button = styled.button`
  ${iconButton}
  width: 48px;
  height: 48px;
  color: var(--fg);
  box-shadow: inset 0 0 0 2px var(--fg);
  transition:
    background var(--fast) var(--ease),
    color var(--fast) var(--ease);
  &[aria-disabled='true'] {
    color: var(--fg-soft);
    box-shadow: inset 0 0 0 2px var(--rule);
    cursor: default;
  }
  &:not([aria-disabled='true']):hover {
    background: var(--fg);
    color: var(--ground);
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Back = styled(Icon)`
  transform: scaleX(-1);
`;
