import styled from 'styled-components';
import { media } from '@/theme/media';

/** A card of the side column, with small headings. */
export const Panel = styled.section`
  padding: 1.25rem;
  border-radius: var(--r-card);
  ${media.wide} {
    padding: 1.5rem;
  }
  ${media.print} {
    border: 1px solid var(--rule);
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-card);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2:not(:first-child) {
    margin-top: 1.5rem;
  }
`;
