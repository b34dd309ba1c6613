import styled from 'styled-components';
import { Link } from '@/components/Link/Link';

export const List = styled.ul`
  max-width: 46rem;
  margin-inline: var(--inline-margin, 0);
  border-block: 1px solid var(--rule);
  text-align: start;
  li + li {
    border-top: 1px solid var(--rule);
  }
`;

export const Anchor = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 56px;
  padding-block: 0.75rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  svg {
    color: var(--link);
    transition: transform var(--slow) var(--ease);
  }
  &:hover {
    color: var(--link-hover);
    span {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.25em;
    }
    svg {
      transform: translateX(3px);
    }
  }
`;
