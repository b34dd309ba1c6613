import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

/** All slides have one height: that of the aspect ratio, or that of the longest text. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The entire slide is the link: a picture with its name on a label at the lower edge. */
export const Slide = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  align-self: stretch;
  width: 100%;
  aspect-ratio: 5 / 4;
  border-radius: var(--r-card);
  isolation: isolate;
  background: var(--tint);
  text-decoration: none;
  img {
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
    aspect-ratio: auto;
    border: 1px solid var(--line);
    background: none;
    img {
      display: none;
    }
  }
`;

/**
 * Clips the picture. The slide itself must not clip, because the aspect ratio would cut off long texts, in
 * WebKit even with `overflow: clip`.
 */
export const Frame = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  border-radius: inherit;
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(0.75rem, 3cqi);
  margin: min(0.625rem, 3cqi);
  padding: 0.75rem min(1rem, 4cqi);
  border-radius: var(--r-inner);
  font: 600 var(--fs-card) / 1.2 var(--display);
  letter-spacing: -0.012em;
  text-align: start;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  hyphens: auto;
  transition: background var(--fast) var(--ease);
  ${Slide}:hover & {
    background: var(--field);
    color: var(--on-hue);
  }
`;
