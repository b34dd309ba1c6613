import styled from 'styled-components';

export const Rows = styled.div`
  container: gallery / inline-size;
  display: grid;
  gap: 1.25rem;
  width: 100%;
`;
