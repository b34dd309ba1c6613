import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.75rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--rule);
  h2 {
    margin: 0;
  }
  /* The choice needs JavaScript. */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Label = styled.label`
  font-size: var(--fs-small);
  font-weight: 600;
`;

export const Choice = styled.select`
  width: 100%;
  min-height: 48px;
  padding: 0 0.75rem;
  border: 2px solid var(--fg-soft);
  border-radius: var(--r-inner);
  background: var(--ground);
  color: var(--fg);
`;

export const Times = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  padding-top: 0.5rem;
  dt {
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
  }
  dd {
    font: 700 1.25rem/1.2 var(--display);
  }
`;

export const Note = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-tiny);
  line-height: 1.4;
`;
