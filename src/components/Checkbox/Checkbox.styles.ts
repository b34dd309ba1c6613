import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 0.375rem;
`;

/** The entire line is clickable. */
export const Line = styled.label`
  position: relative;
  display: flex;
  gap: 0.75rem;
  align-items: start;
  min-height: 44px;
  padding-block: 9px;
  line-height: 1.5;
  cursor: pointer;
`;

export const Input = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  margin: 0;
  border: 1.5px solid color-mix(in srgb, var(--ink-soft) 74%, var(--surface));
  border-radius: 8px;
  background: var(--paper);
  color: var(--on-btn);
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
  }
  &:checked {
    border-color: var(--btn);
    background: var(--btn);
  }
  &:checked::before {
    content: '';
    width: 13px;
    height: 7px;
    margin-top: -4px;
    border: solid currentColor;
    border-width: 0 0 2.5px 2.5px;
    transform: rotate(-45deg);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--busy);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
