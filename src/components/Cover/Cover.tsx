import styled from 'styled-components';
import { media } from '@/theme/media';
import type { Image } from '../Picture/image';
import { Picture } from '../Picture/Picture';

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: var(--r-card);
  overflow: hidden;
  background: var(--tint);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
  ${media.onlyTablet} {
    aspect-ratio: 16 / 9;
  }
  ${media.print} {
    max-height: 18rem;
  }
`;

/** The main picture of a page: beside the title on wide screens, otherwise as wide as the page. */
export function Cover({ image }: { image: Image }) {
  return (
    <Frame>
      <Picture image={image} sizes="(min-width: 1024px) 50vw, 92vw" priority />
    </Frame>
  );
}
