import styled from 'styled-components';

export const Ways = styled.div`
  display: grid;
  gap: 0.75rem;
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding-top: 0.5rem;
  label {
    font-size: var(--fs-small);
    font-weight: 600;
  }
  input {
    min-height: 48px;
    padding: 0.25rem 1rem;
    border: 1.5px solid color-mix(in srgb, var(--fg) 55%, var(--ground));
    border-radius: var(--r-inner);
    background: none;
    font-size: 1rem;
    text-overflow: ellipsis;
  }
  p {
    min-height: 1.45em;
    font-size: var(--fs-small);
    line-height: 1.45;
  }
`;

/** Dark on light in every theme, because cameras read it better. */
export const Code = styled.figure`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  align-items: center;
  gap: 1.125rem;
  svg {
    width: 8.5rem;
    height: 8.5rem;
    border-radius: var(--r-inner);
    background: var(--chip);
    color: var(--on-chip);
    forced-color-adjust: none;
  }
  figcaption {
    color: var(--fg-soft);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
`;
