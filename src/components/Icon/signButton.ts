import { css } from 'styled-components';

/** The styles of a button with only an icon, large enough for a thumb. */
export const signButton = css`
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
export const ochreSignButton = css`
  ${signButton}
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
