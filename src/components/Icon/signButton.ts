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
  &:focus-visible {
    border-radius: 50%;
  }
`;
