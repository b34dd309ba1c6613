import styled from 'styled-components';
import { choice, choices } from './choiceStyles';

export const Group = styled.fieldset`
  ${choices}
`;

export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding-inline: 0.75rem;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  ${choice}
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
