import styled from 'styled-components';

/** The blocks of a page one below the other, with air after the last; a field brings its own. */
export const Flow = styled.div`
  padding-bottom: var(--section);
  &:has(> [data-field]:last-child) {
    padding-bottom: 0;
  }
`;
