import styled from 'styled-components';

/** Two columns in wide containers; the last film of an odd number fills its row. */
export const Films = styled.ul`
  display: grid;
  gap: 1.25rem;
  @container gallery (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
