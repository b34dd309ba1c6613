import styled from 'styled-components';

export const Group = styled.fieldset`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: color-mix(in srgb, var(--fg) 9%, var(--ground));
`;

export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-height: 38px;
  min-width: 44px;
  padding-inline: 0.75rem;
  border-radius: var(--r-pill);
  font-size: var(--fs-small);
  font-weight: 600;
  cursor: pointer;
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--fg) 10%, transparent);
  }
  &:has(:checked) {
    background: var(--fg);
    color: var(--ground);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid CanvasText;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
