import styled from 'styled-components';

export const Retry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding-bottom: 1.5rem;
`;

export const Lines = styled.ul`
  li {
    display: grid;
    gap: 0.125rem;
    padding-block: 0.625rem;
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    padding-block: 0.375rem;
    font-size: var(--fs-card);
    font-weight: 600;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  color: var(--fg-soft);
`;
