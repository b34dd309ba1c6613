import { css } from 'styled-components';

/** The styles of a link that looks like a pill, large enough for a thumb. */
export const pillLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: var(--r-pill);
  font-size: var(--fs-small);
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: var(--tint);
  }
  &[aria-current] {
    background: var(--field);
    color: var(--on-hue);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;
