import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

export const Figure = styled.figure`
  display: grid;
  gap: 0.625rem;
  img {
    width: 100%;
    height: auto;
    max-height: 40rem;
    object-fit: cover;
    border-radius: var(--picture-radius, var(--r-card));
    filter: var(--picture);
    ${media.print} {
      max-height: 12rem;
    }
  }
`;

export const Anchor = styled(Link)`
  display: block;
  border-radius: var(--r-card);
  overflow: hidden;
  img {
    transition: transform 600ms var(--ease);
  }
  &:hover img {
    transform: scale(1.02);
  }
`;

export const Caption = styled.figcaption`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  text-wrap: pretty;
`;
