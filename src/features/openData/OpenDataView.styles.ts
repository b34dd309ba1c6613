import styled from 'styled-components';

export const Sets = styled.div`
  display: grid;
  gap: var(--s6);
  section {
    display: grid;
    gap: var(--s2);
  }
  h2 {
    font-size: var(--fs-h3);
  }
`;

export const Forms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
