import styled from 'styled-components';

const Line = styled.hr`
  display: flex;
  justify-content: var(--justify, start);
  width: 100%;
  margin: 0;
  border: 0;
  border-bottom: 1px solid var(--rule);
  /* The arch stands on the line. */
  &::before {
    content: '';
    width: 0.75rem;
    height: 1rem;
    border-radius: 1em 1em 0 0;
    background: var(--mark);
    forced-color-adjust: none;
  }
`;

/** A line between two parts of a page, with the town's arch on it. */
export function Separator() {
  return <Line />;
}
