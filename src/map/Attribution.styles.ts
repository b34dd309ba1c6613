import styled from 'styled-components';

export const Root = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  max-width: 70%;
  padding: 0.125rem 0.5rem;
  border-start-start-radius: var(--r-inner);
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  color: var(--ink);
  font-size: var(--fs-tiny);
  line-height: 1.5rem;
`;
