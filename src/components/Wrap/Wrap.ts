import styled from 'styled-components';

/** The width of the page's content, with margins at the sides. */
export const Wrap = styled.div`
  width: 100%;
  max-width: var(--wrap);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
