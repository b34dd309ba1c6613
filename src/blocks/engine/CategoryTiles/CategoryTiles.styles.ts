import styled from 'styled-components';
import { Link } from '@/components/Link/Link';

/** The entire tile is the link: a picture with its name on a label at the lower edge. */
export const Tile = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-height: 100%;
  aspect-ratio: var(--tile, 1);
  border-radius: var(--r-card);
  overflow: hidden;
  overflow-wrap: anywhere;
  hyphens: auto;
  isolation: isolate;
  background: var(--tint);
  text-decoration: none;
  @container (min-width: 34rem) {
    aspect-ratio: 4 / 3;
  }
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
    transform: scale(1.04);
  }
  &:focus-visible {
    border-radius: var(--r-card);
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin: 0.5rem;
  padding: 0.625rem 0.75rem;
  border-radius: var(--r-inner);
  font: 600 1rem/1.2 var(--display);
  letter-spacing: -0.01em;
  /* On small phones a long word needs the space of the arrow. */
  @container (max-width: 23rem) {
    display: block;
    svg {
      display: none;
    }
  }
  @container (min-width: 54rem) {
    margin: 0.75rem;
    padding: 0.75rem 1rem;
    font-size: var(--fs-card);
  }
  ${Tile}:hover & {
    background: var(--field);
    color: var(--on-hue);
  }
`;
