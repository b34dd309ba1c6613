import styled from 'styled-components';

/** Has the size of the map, so that the layout does not shift when the map loads. */
export const MapFrame = styled.div`
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
