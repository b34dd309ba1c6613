import styled from 'styled-components';
import { looks, type ButtonLook } from '../ButtonLink/ButtonLink.styles';

export const Root = styled.button<{ $look: ButtonLook; $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  gap: 0.5rem;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  transition:
    background var(--fast) var(--ease),
    color var(--fast) var(--ease),
    transform var(--fast) var(--ease);
  ${({ $look }) => looks[$look]}
  &[aria-disabled='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

/**
 * Rotates while an action is pending. With reduced motion it does not rotate, and the text shows the state.
 */
export const Spinner = styled.span`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid color-mix(in srgb, currentColor 35%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: turn 700ms linear infinite;
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
