import styled from 'styled-components';

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding-top: var(--head);
  font-size: var(--fs-small);
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    text-decoration-color: var(--rule);
    text-underline-offset: 0.22em;
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
