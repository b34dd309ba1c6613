import styled from 'styled-components';

/**
 * The blocks of a page one below the other, with space after the last one; a coloured block has its own
 * padding.
 */
export const Flow = styled.div`
  padding-bottom: var(--section);
  &:has(> [data-field]:last-child) {
    padding-bottom: 0;
  }
`;
