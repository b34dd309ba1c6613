import styled from 'styled-components';
import { media } from '@/theme/media';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
`;

export const Ticks = styled.ul`
  display: grid;
  gap: 0.7rem 2rem;
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: flex;
    gap: 0.65rem;
    align-items: center;
    line-height: 1.35;
  }
  svg {
    color: var(--sage);
  }
`;
