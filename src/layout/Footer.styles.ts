import styled from 'styled-components';
import { RichText } from '@/components/RichText/RichText';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

export const Root = styled.footer`
  position: relative;
  padding-bottom: calc(var(--dock) + var(--tray));
  /* A block in the colour night above the footer is a little lighter, so that the skyline is visible. */
  body:has(aside > [data-ground='night']:last-child) & {
    --ground: var(--f-ink);
  }
  font-size: var(--fs-small);
`;

/** The town's skyline at the upper edge of the footer. */
export const Ridge = styled.svg`
  position: absolute;
  left: 0;
  bottom: calc(100% - 1px);
  width: 100%;
  height: var(--ridge);
  color: var(--ground);
  forced-color-adjust: none;
  body:has([data-scene]) & {
    display: none;
  }
`;

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 2.25rem 2rem;
  padding-block: 2.5rem;
  & > :first-child {
    grid-column: 1 / -1;
  }
  /* On phones contacts need a full line; one column also has the order of the keyboard. */
  ${media.belowSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: 1fr minmax(0, 1fr) minmax(17rem, 1fr) minmax(0, 1fr);
    gap: 2.25rem clamp(2rem, 4vw, 4.5rem);
    & > :first-child {
      grid-column: auto;
    }
  }
  ${media.wide} {
    grid-template-columns: 1.5fr repeat(3, minmax(0, 1fr));
  }
  /* A menu with groups takes the space that the other columns do not need; an e-mail address needs 12rem. */
  & > :has(ul ul) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    &:has(ul ul) {
      display: flex;
      & > * {
        flex: 1 1 12rem;
        min-width: 0;
      }
      & > :has(ul ul) {
        flex: 20 1 15rem;
      }
    }
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 0.875rem;
`;

export const Text = styled(RichText)`
  color: var(--fg);
  font-size: var(--fs-small);
  & > * + * {
    margin-top: 0.75em;
  }
  & > :is(h2, h3, h4) {
    color: var(--honey);
    font: 600 1rem/1.2 var(--display);
    letter-spacing: 0;
  }
  ul {
    gap: 0.3em;
    padding: 0;
  }
  ul > li::before {
    content: none;
  }
  a {
    font-weight: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Menu = styled.ul`
  display: grid;
  gap: 0.125rem;
  a {
    display: inline-block;
    text-decoration: none;
    text-underline-offset: 0.25em;
    &:hover {
      text-decoration: underline;
    }
  }
  &:has(&) {
    display: block;
    columns: 9.5rem 3;
    column-gap: 1.5rem;
    & > li {
      break-inside: avoid;
      padding-bottom: 0.625rem;
    }
  }
  & & {
    color: var(--fg-soft);
  }
`;

/** A menu item with nested items. */
export const MenuTitle = styled.span`
  font-weight: 600;
`;

export const End = styled(Wrap)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1rem 2rem;
    padding-block: 1.25rem 1.75rem;
    border-top: 1px solid var(--rule);
  }
`;

export const Legal = styled.div`
  display: grid;
  flex-basis: 100%;
  color: var(--fg-soft);
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    & > * + *::before {
      /* For Safari before 17.4 and Firefox before 128. */
      content: '·';
      content: '·' / '';
      margin-inline: 0.5em;
    }
  }
  ${media.desktop} {
    flex: 1;
    justify-content: end;
  }
`;
