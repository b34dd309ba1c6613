import styled from 'styled-components';
import { base, looks, type ButtonLook } from '../ButtonLink/ButtonLink.styles';

export const Root = styled.button<{ $look: ButtonLook; $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  padding: 0;
  border: 0;
  background: none;
  ${base}
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
  ${({ $look }) => looks[$look]}
  &[aria-disabled='true'] {
    cursor: progress;
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
