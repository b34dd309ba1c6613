import styled from 'styled-components';
import type { ColorToken } from '@/theme/tokens';

export const Field = styled.section`
  padding: 1.5rem;
  border-radius: var(--r-card);
  box-shadow: inset 0 0 0 1px var(--rule);
`;

export const Title = styled.h2`
  margin-bottom: 0.75rem;
  font-size: var(--fs-h3);
`;

export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.35rem 1rem 0.35rem 0;
    border-top: 1px solid var(--rule);
    text-align: start;
    font-weight: inherit;
  }
  td {
    width: 6rem;
  }
  thead :is(th, td) {
    border: 0;
    color: var(--fg-soft);
  }
`;

export const Sample = styled.th<{ $token: ColorToken }>`
  color: var(--${({ $token }) => $token});
  && {
    font-weight: 600;
  }
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 4rem;
  border-radius: var(--r-inner);
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--rule);
`;

export const Half = styled.span<{ $hex: string }>`
  background: ${({ $hex }) => $hex};
  forced-color-adjust: none;
`;
