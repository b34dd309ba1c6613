import styled from 'styled-components';
import { Wrap } from '../Wrap/Wrap';

/**
 * The layout of a listing page. The parts follow in their order on the page; with $wide the content has the
 * width of the window.
 */
export const Page = styled(Wrap)<{ $wide?: boolean }>`
  padding-bottom: var(--section);
  ${({ $wide }) => $wide && 'max-width: none; padding: 0;'}
`;

export const PageHeader = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: clamp(1.75rem, 4vw, 3.25rem) 1.25rem;
  h1 {
    max-width: 13.36em;
  }
`;

export const Introduction = styled.div`
  --flow: 1;
  max-width: 37.2em;
  color: var(--fg-soft);
`;

/** The number of entries. */
export const Count = styled.p`
  padding-block: 1rem 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The breadcrumbs above the title of a listing without an introduction. */
export const BreadcrumbRow = styled.div`
  padding-top: 1.25rem;
  & + ${PageHeader} {
    padding-top: 0.75rem;
  }
`;
