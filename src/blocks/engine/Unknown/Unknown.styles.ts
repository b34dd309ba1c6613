import styled from 'styled-components';

export const Hint = styled.div`
  display: grid;
  gap: 0.375rem;
  padding: 1rem 1.25rem;
  border: 2px dashed var(--rule);
  border-radius: var(--r-card);
  font-size: var(--fs-small);
`;
