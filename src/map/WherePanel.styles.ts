import styled from 'styled-components';

/** As large as the map will be, so that nothing moves when it comes. */
export const Place = styled.div`
  display: grid;
  height: 18rem;
  width: 100%;
  margin-bottom: 0.875rem;
  border-radius: var(--r-inner);
  overflow: hidden;
  @media (scripting: none) {
    display: none;
  }
`;

export const Address = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;
