import styled, { css } from 'styled-components';
import { media } from '@/theme/media';
import { pill, pillHeight, round } from '@/components/Pill/pill';
import { ShareButton } from '@/overlays/ShareOpener.styles';

export const Count = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: none;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
`;

export const FilterButton = styled.a`
  ${pill}
`;

export const AlertButton = styled.a`
  ${pill}
`;

export const Badge = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: 0.375rem;
  border-radius: var(--r-pill);
  background: var(--surface);
  font-size: var(--fs-tiny);
  font-variant-numeric: tabular-nums;
`;

export const Sort = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
`;

export const SortBox = styled.span`
  position: relative;
  flex: 1 1 auto;
  min-width: 0;
  svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    top: calc(50% - 0.5em);
    width: 1em;
    height: 1em;
    pointer-events: none;
    rotate: 90deg;
  }
`;

export const SortSelect = styled.select`
  width: 100%;
  min-height: ${pillHeight};
  max-width: 17rem;
  padding-block: 0.25rem;
  padding-inline: 1.125rem 2.25rem;
  appearance: none;
  border: 0;
  border-radius: var(--r-pill);
  background: var(--t-sand);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 500;
  text-overflow: ellipsis;
  cursor: pointer;
  &:focus-visible {
    border-radius: var(--r-pill);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Views = styled.div`
  display: flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: var(--t-sand);
`;

export const View = styled.a`
  ${pill}
  min-height: calc(${pillHeight} - 6px);
  background: none;
  font-weight: 500;
  &[aria-current] {
    background: var(--surface);
    /* In the dark theme the surface colour is not visible on sand. */
    @supports (color: light-dark(red, red)) {
      background: light-dark(var(--surface), var(--line));
    }
    font-weight: 600;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.5rem;
  padding-bottom: 1.5rem;
`;

export const ClearAll = styled.li`
  padding-inline: 0.5rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${pillHeight};
    color: var(--link);
    font-size: var(--fs-small);
    font-weight: 600;
    text-underline-offset: 0.22em;
  }
`;

/** Two rows: filters and views in the first, count and order in the second. */
const twoRows = css`
  gap: 0.5rem;
  ${End} {
    display: contents;
  }
  ${Views} {
    margin-inline-start: auto;
    svg {
      display: none;
    }
  }
  ${View} {
    padding-inline: 0.625rem;
  }
  ${FilterButton} {
    padding-inline: 0.875rem;
  }
  ${Count} {
    flex: 1 1 5rem;
    line-height: 1.25;
    &:not(:first-child) {
      order: 1;
    }
  }
  ${AlertButton} {
    order: 1;
  }
  ${Sort} {
    order: 2;
    flex: 1 1 8.5rem;
    max-width: 11rem;
  }
  ${AlertButton}, ${ShareButton} {
    ${round}
  }
`;

/** Filters and count at the start, order and view at the end; two rows on phones. */
export const Tools = styled.div`
  ${media.print} {
    > :not(${Count}) {
      display: none !important; /* Overrides the rules for phones. */
    }
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding-block: 1rem 1.25rem;
  ${End} {
    margin-inline-start: auto;
  }
  ${media.onlyTablet} {
    column-gap: 0.75rem;
    ${AlertButton} {
      ${round}
    }
  }
  ${media.belowTablet} {
    ${twoRows}
  }
`;

/** The tools beside the map: always in two rows, because the column is narrow. */
export const Narrow = styled.div`
  ${Tools} {
    ${twoRows}
    padding-block: 0.75rem 0.5rem;
  }
  ${Chips} {
    padding-bottom: 0.75rem;
  }
`;

/** The previous results stay visible, but paler, until the new ones are loaded. */
export const Results = styled.div`
  transition: opacity var(--fast);
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

export const Note = styled.div`
  margin-bottom: 1.25rem;
  padding: 0.8rem 1.125rem;
  border-radius: var(--r-card);
  background: var(--t-ochre);
  color: var(--ink);
  font-size: var(--fs-small);
  line-height: 1.45;
  ul {
    display: inline;
  }
  li {
    display: inline;
    & + li::before {
      content: ', ';
    }
  }
  code {
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A button within the text of a note, high enough for touch. */
export const Retry = styled.button`
  min-height: 44px;
  padding: 0 0.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;

export const RemovableFilters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  a {
    background: var(--surface);
  }
`;
