import styled from 'styled-components';

export const Root = styled.div`
  margin-top: 0.75rem;
  padding-top: 1rem;
  border-top: 1px solid var(--rule);
  font-size: var(--fs-small);
  h3 {
    margin-bottom: 0.375rem;
    font: inherit;
    font-weight: 600;
  }
  li {
    display: flex;
    gap: 0.75rem;
    justify-content: space-between;
    padding-block: 0.25rem;
  }
`;

export const Minutes = styled.span`
  flex: none;
  color: var(--fg-soft);
  font-variant-numeric: tabular-nums;
`;
