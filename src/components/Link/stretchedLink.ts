import { css } from 'styled-components';

/**
 * The link of a card. Its ::after covers the nearest positioned element, the card, so that the card is clickable
 * everywhere. A button in the card needs a z-index of 2. The card shows the focus.
 */
export const stretchedLink = css`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.18em;
  }
  &:focus-visible {
    outline: none;
  }
`;
