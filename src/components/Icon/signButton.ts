import { css } from 'styled-components';

/** The shape of a button that holds a sign and nothing else, as large as a thumb asks for. */
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
