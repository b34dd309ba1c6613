import styled from 'styled-components';
import { media } from '@/theme/media';

export const Panel = styled.details`
  max-width: 56rem;
  margin-inline: var(--inline-margin, 0);
  border-block: 1px solid var(--rule);
  text-align: start;
  /* In a row of accordions each one has a line above, and only the last one a line below. */
  [data-block='accordion']:has(+ [data-block='accordion']:not([data-ground])) & {
    border-bottom: 0;
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 56px;
  padding-block: 0.875rem;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--link);
  }
  svg {
    color: var(--link);
    transition: transform var(--fast) var(--ease);
    rotate: 90deg;
    ${Panel}[open] > & {
      rotate: -90deg;
    }
  }
  ${media.print} {
    svg {
      display: none;
    }
  }
`;

export const Title = styled.h3`
  font-size: var(--fs-card);
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.25;
`;

export const Body = styled.div`
  padding-bottom: 1.5rem;
`;
