import styled from 'styled-components';
import { Spinner } from '@/components/Button/Button.styles';
import { iconButton } from '@/components/Icon/iconButton';

export const Form = styled.form`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  width: 100%;
  max-width: 44rem;
  padding-block: 6px;
  padding-inline: 1.125rem 6px;
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  box-shadow: inset 0 0 0 2px var(--ink);
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 2px var(--busy);
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

export const Input = styled.input`
  flex: 1;
  /* The intrinsic width of an input would keep the form from shrinking. */
  width: 0;
  height: 46px;
  padding: 0;
  border: 0;
  background: none;
  appearance: none;
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A spinner during a request; with reduced motion it stands still, and the status text reports it. */
export const Ring = styled(Spinner)`
  border-color: var(--brick) var(--line) var(--line);
`;

export const Submit = styled.button`
  min-height: 46px;
  padding: 0.5rem 1.375rem;
  border: 0;
  border-radius: var(--r-pill);
  background: var(--btn);
  color: var(--on-btn);
  font-weight: 600;
  transition: background var(--fast);
  &:hover {
    background: var(--btn-hover);
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

export const Clear = styled.button`
  ${iconButton}
  &:hover {
    background: var(--t-sand);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
