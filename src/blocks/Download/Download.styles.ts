import styled from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: 0.875rem;
  max-width: 46rem;
  margin-inline: var(--inline-margin, 0);
  text-align: start;
`;

export const Title = styled.h3`
  font-size: var(--fs-h3);
  line-height: 1.15;
`;

export const List = styled.ul`
  display: grid;
  gap: 0.625rem;
`;

/** A plain anchor, because the browser downloads the file without the router. */
export const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 64px;
  padding: 0.75rem 1.125rem;
  border: 1px solid var(--rule);
  border-radius: var(--r-card);
  text-decoration: none;
  svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--link);
  }
  &:hover {
    border-color: currentColor;
  }
`;

export const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.3;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${Anchor}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

export const Facts = styled.span`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;
