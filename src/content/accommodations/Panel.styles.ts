import styled from 'styled-components';
import { RichText } from '@/components/RichText/RichText';

export const Big = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.35rem 0.6rem;
  font: 800 2.75rem/1 var(--display);
  letter-spacing: -0.035em;
  span {
    white-space: nowrap;
  }
  small {
    color: var(--fg-soft);
    font: 500 1rem/1.2 var(--text);
    letter-spacing: 0;
  }
`;

/** Names and values in two columns. */
export const Rows = styled.dl`
  margin-top: 1rem;
  font-size: var(--fs-small);
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.225rem;
  }
  dt {
    color: var(--fg-soft);
  }
  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** The last row is the sum of the others. */
export const Sum = styled(Rows)`
  margin-bottom: 1.25rem;
  dd {
    white-space: nowrap;
  }
  div:last-child:not(:only-child) {
    margin-top: 0.5rem;
    padding-top: 0.75rem;
    border-top: 1.5px solid var(--rule);
    font-size: 1.0625rem;
    font-weight: 700;
    dt {
      color: var(--fg);
    }
  }
`;

export const Fine = styled(RichText)`
  margin-top: 1rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;

export const PriceOnRequest = styled.p`
  margin-bottom: 1.25rem;
  font: 700 1.5rem/1.1 var(--display);
  letter-spacing: -0.02em;
`;
