import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  min-width: 0;
`;

export const Choice = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 0.5rem;
    font-size: var(--fs-small);
    font-weight: 600;
  }
`;

export const Small = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  a {
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

/** The saved search: the listing and its filters. */
export const Search = styled.dl`
  display: grid;
  gap: 0.25rem;
  padding: 0.875rem 1rem;
  border-radius: var(--r-card);
  background: var(--t-sand);
  color: var(--ink);
  line-height: 1.45;
  dt {
    font-size: var(--fs-small);
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;
