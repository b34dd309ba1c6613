import styled from 'styled-components';
import { iconButton } from '../Icon/iconButton';
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
  ${iconButton}
  position: absolute;
  inset-inline-end: 4px;
  top: 50%;
  border-radius: 10px;
  color: var(--ink-soft);
  transform: translateY(-50%);
  &:hover {
    background: var(--t-sand);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
