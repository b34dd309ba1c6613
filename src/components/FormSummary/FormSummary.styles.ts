import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 1rem 1.125rem;
  border: 2px solid var(--busy);
  border-radius: var(--r-card);
  background: color-mix(in srgb, var(--busy) 8%, var(--surface));
  color: var(--ink);
  line-height: 1.45;
  ul {
    display: grid;
    gap: 0.25rem;
  }
  a {
    display: inline-block;
    padding-block: 0.2rem;
    color: color-mix(in srgb, var(--busy) 84%, var(--ink));
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  /* The summary receives the focus, so that screen readers continue here; its border is always visible. */
  &&:focus-visible {
    outline: 3px solid var(--focus);
  }
`;

export const Title = styled.p`
  font-weight: 600;
`;
