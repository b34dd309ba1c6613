import styled from 'styled-components';
import { ochreIconButton } from '../Icon/iconButton';

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 4rem;
  & + & {
    border-top: 1.5px solid var(--rule);
  }
`;

export const Label = styled.label`
  font-weight: 500;
  line-height: 1.25;
  small {
    display: block;
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
    font-weight: 400;
  }
`;

export const Steps = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
`;

export const Step = styled.button`
  ${ochreIconButton}
  &:focus-visible {
    outline-offset: 1px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Field = styled.input`
  width: 5.25rem;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--r-inner);
  background: none;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
  appearance: textfield;
  &::-webkit-inner-spin-button {
    appearance: none;
  }
  &::placeholder {
    color: var(--fg-soft);
    font-weight: 400;
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @media (scripting: none) {
    border: 1.5px solid var(--fg-soft);
  }
`;
