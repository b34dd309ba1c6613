import styled from 'styled-components';
import { media } from '@/theme/media';

/** Fills the width of the screen, between the header and the bar that is docked at the lower edge. */
export const Root = styled.div<{ $expanded: boolean }>`
  display: grid;
  grid-template:
    minmax(0, ${({ $expanded }) => ($expanded ? 3 : 11)}fr) auto minmax(0, 9fr) /
    minmax(0, 1fr);
  height: calc(100dvh - var(--header) - var(--dock));
  min-height: 26rem;
  scroll-margin-top: var(--header);
  background: var(--t-sand);
  ${media.tablet} {
    grid-template: minmax(0, 1fr) / clamp(21rem, 33vw, 26rem) minmax(0, 1fr);
  }
  @media (scripting: none), print {
    display: block;
    height: auto;
    background: none;
  }
`;

export const Map = styled.div`
  min-height: 0;
  ${media.tablet} {
    order: 1;
  }
  @media (scripting: none), print {
    display: none;
  }
`;

/** The drawer scrolls separately; at its ends the page scrolls on. */
export const Drawer = styled.section`
  position: relative;
  container: narrow / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.5rem;
  min-height: 0;
  padding: 1.25rem var(--gutter) 2rem;
  overflow-y: auto;
  background: var(--paper);
  ${media.belowTablet} {
    padding-top: 0.25rem;
  }
  ${media.tablet} {
    padding-inline: min(var(--gutter), 1.25rem) 1.25rem;
    border-inline-end: 1px solid var(--line);
  }
  ${media.print} {
    overflow: visible;
  }
  ${media.desktop} {
    padding-inline-start: var(--gutter);
  }
  @media (scripting: none) {
    container: none;
    width: 100%;
    max-width: var(--wrap);
    margin: 0 auto;
    padding: 1.25rem var(--gutter) var(--section);
    border: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/**
 * On phones the list and the map divide the screen, and this button changes the division. It lies at the
 * upper edge of the list, because on the map it would cover pins.
 */
export const Grip = styled.div`
  position: relative;
  z-index: 1;
  padding: 0.5rem var(--gutter) 0.25rem;
  border-radius: 20px 20px 0 0;
  background: var(--paper);
  box-shadow: var(--shadow-bar);
  text-align: center;
  ${media.tablet} {
    display: none;
  }
  @media (scripting: none), print {
    display: none;
  }
`;

export const Note = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  transition: opacity var(--fast);
  &[aria-busy='true'] {
    opacity: 0.45;
  }
  @media (scripting: none) {
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  }
`;

export const Entry = styled.li<{ $highlighted: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--r-card);
  /* The browser renders only the visible part of a long list. */
  content-visibility: auto;
  contain-intrinsic-size: auto 12rem;
  overflow-clip-margin: 10px;
  outline: ${({ $highlighted }) => ($highlighted ? '3px solid var(--hue)' : 'none')};
  outline-offset: 3px;
`;

export const Show = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--fs-small);
  font-weight: 600;
  &:hover {
    color: var(--link-hover);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media (scripting: none), print {
    display: none;
  }
`;
