import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

/** The whole slide is the link: a picture with its name on the sill. Slides of a row are as tall. */
export const Slide = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  width: 100%;
  height: 100%;
  min-height: 240px;
  aspect-ratio: 4 / 3;
  border-radius: var(--r-card);
  /* Not hidden: that would let the ratio win over the words. */
  overflow: clip;
  isolation: isolate;
  background: var(--tint);
  text-decoration: none;
  img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
    transition: transform 600ms var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  &:focus-visible {
    border-radius: var(--r-card);
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
  ${media.print} {
    min-height: 0;
    aspect-ratio: auto;
    img {
      display: none;
    }
  }
`;

export const Sill = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(0.75rem, 3cqi);
  margin: min(0.625rem, 3cqi);
  padding: 0.75rem min(1rem, 4cqi);
  border-radius: var(--r-inner);
  font: 600 var(--fs-card) / 1.2 var(--display);
  letter-spacing: -0.012em;
  text-align: left;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  hyphens: auto;
  transition: background var(--fast) var(--ease);
  ${Slide}:hover & {
    background: var(--field);
    color: var(--on-hue);
  }
`;
