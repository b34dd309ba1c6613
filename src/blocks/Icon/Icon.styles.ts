import styled from 'styled-components';
import { Link } from '@/components/Link/Link';

export const Icon = styled.div`
  display: block;
  width: 4rem;
  height: 4rem;
  margin-inline: var(--inline-margin, 0);
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Anchor = styled(Link)`
  display: block;
  width: fit-content;
  margin-inline: var(--inline-margin, 0);
  border-radius: var(--r-inner);
  img {
    transition: transform var(--slow) var(--ease);
  }
  &:hover img {
    transform: scale(1.06);
  }
`;
