import styled, { css } from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

/** How much of the row one tile of a slider takes, so that the next one peeks in. */
const share = (atOnce: number) =>
  `calc((100% - ${Math.max(0, atOnce - 1)} * 1.25rem) / ${atOnce} - 1.5rem)`;

const slider = css<{ $atOnce: number }>`
  grid-auto-flow: column;
  grid-auto-columns: 74%;
  margin-inline: calc(var(--gutter) * -1);
  padding: 4px var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: thin;
  scrollbar-color: var(--rule) transparent;
  & > * {
    scroll-snap-align: start;
  }
  ${media.small} {
    grid-auto-columns: 40%;
  }
  ${media.desktop} {
    grid-auto-columns: ${({ $atOnce }) => share($atOnce)};
  }
`;

const grid = css<{ $atOnce: number }>`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.25rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $atOnce }) => $atOnce}, minmax(0, 1fr));
  }
`;

export const List = styled.ul<{ $slider: boolean; $atOnce: number }>`
  display: grid;
  gap: 0.625rem;
  ${({ $slider }) => ($slider ? slider : grid)}
`;

/** The whole tile is the link: a window in the wall with its name on the sill. */
export const Tile = styled(Link)`
  position: relative;
  display: grid;
  align-items: end;
  aspect-ratio: 1;
  border-radius: var(--r-card);
  overflow: hidden;
  isolation: isolate;
  background: var(--tint);
  text-decoration: none;
  ${media.desktop} {
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
  ${media.desktop} {
    margin: 0.75rem;
    padding: 0.75rem 1rem;
    font-size: var(--fs-card);
  }
  ${Tile}:hover & {
    background: var(--field);
    color: var(--on-hue);
  }
`;
