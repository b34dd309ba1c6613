import { css } from 'styled-components';

/** The styles of a button that lies on pictures, which are as bright in both themes. */
export const overPicture = css`
  border: 0;
  border-radius: var(--r-pill);
  background: var(--chip);
  color: var(--on-chip);
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--honey);
  }
  &:focus-visible {
    outline-color: var(--on-chip);
    box-shadow: 0 0 0 3px var(--chip);
  }
  @media (scripting: none) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;
