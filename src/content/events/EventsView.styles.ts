import styled from 'styled-components';

export const Past = styled.section`
  display: grid;
  gap: var(--head);
  padding-top: var(--section);
`;
