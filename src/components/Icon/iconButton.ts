import { css } from 'styled-components';

/** The styles of a button with only an icon, large enough for a thumb. */
export const iconButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
`;

/** The same on a light ochre circle, which follows the ground. */
export const ochreIconButton = css`
  ${iconButton}
  background: color-mix(in srgb, var(--f-ochre) 20%, var(--ground));
  color: var(--fg);
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--f-ochre) 42%, var(--ground));
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

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
