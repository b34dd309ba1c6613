import styled, { css } from 'styled-components';

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  min-width: 0;
`;

export const Label = styled.label`
  font-size: var(--fs-small);
  font-weight: 600;
`;

export const Hint = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;

/** An error with an icon, a text and a colour. */
export const Problem = styled.p`
  display: flex;
  gap: 0.4rem;
  color: var(--busy);
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.4;
  svg {
    margin-top: 0.1em;
  }
`;

/** The styles of an input or select. The border has a contrast of 3:1 on every background of a form. */
export const control = css`
  width: 100%;
  min-height: 52px;
  padding: 0.5rem 1rem;
  border: 1.5px solid color-mix(in srgb, var(--ink-soft) 74%, var(--surface));
  border-radius: 12px;
  background: var(--paper);
  color: var(--ink);
  transition: border-color var(--fast);
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--busy);
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${control}
`;
