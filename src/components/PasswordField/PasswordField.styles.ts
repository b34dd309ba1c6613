import styled from 'styled-components';
import { Input as TextInput } from '../TextField/TextField.styles';

export const Line = styled.div`
  position: relative;
`;

export const Input = styled(TextInput)`
  padding-inline-end: 3.75rem;
  /* Hides the browser's own button, which screen readers cannot use. */
  &::-ms-reveal {
    display: none;
  }
`;

export const Eye = styled.button`
  position: absolute;
  inset-inline-end: 4px;
  top: 50%;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: none;
  color: var(--ink-soft);
  transform: translateY(-50%);
  &:hover {
    background: var(--t-sand);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 10px;
  }
`;
