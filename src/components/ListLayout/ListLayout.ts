import styled from 'styled-components';
import { Wrap } from '../Wrap/Wrap';

/** The page of a list: these parts, in this order; or, wide, one thing from edge to edge. */
export const Page = styled(Wrap)<{ $wide?: boolean }>`
  padding-bottom: var(--section);
  ${({ $wide }) => $wide && 'max-width: none; padding: 0;'}
`;

export const Lede = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: clamp(1.75rem, 4vw, 3.25rem) 1.25rem;
  h1 {
    max-width: 13.36em;
  }
`;

export const Introduction = styled.div`
  --flow: 1;
  max-width: 58ch;
  color: var(--fg-soft);
`;

/** How many there are. */
export const Count = styled.p`
  padding-block: 1rem 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The way from the home page, above a title that does without an introduction. */
export const Trail = styled.div`
  padding-top: 1.25rem;
  & + ${Lede} {
    padding-top: 0.75rem;
  }
`;
