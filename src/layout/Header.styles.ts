import styled, { css } from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';
import { Link } from '@/components/Link/Link';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

/**
 * Besides the breakpoints, these widths in rem make sure that enlarged text fits; the rest is in the menu.
 * Each is a little smaller than the breakpoint because of scroll bars.
 */
const fits = {
  languages: '@container (min-width: 38rem)',
  sections: '@container (min-width: 62rem)',
  all: '@container (min-width: 79rem)',
  words: '@container (min-width: 22.25rem)',
} as const;

/** Hidden in narrower windows and headers. */
const shownFrom = (breakpoint: string, width: string) => css`
  display: none;
  ${breakpoint} {
    ${width} {
      display: block;
    }
  }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  container-type: inline-size;
  height: var(--header);
  background: color-mix(in srgb, var(--paper) 94%, transparent);
  -webkit-backdrop-filter: blur(8px); /* For Safari before 18. */
  backdrop-filter: blur(8px);
  ${media.flat} {
    position: static;
  }
`;

export const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  height: 100%;
  ${media.desktop} {
    gap: 0.75rem;
  }
  ${media.wide} {
    gap: 1rem;
  }
`;

/** The main action of the header: a text, or an icon on the smallest phones. */
const pill = css`
  background: var(--btn);
  color: var(--on-btn);
  &:hover {
    background: var(--btn-hover);
  }
  span {
    display: none;
  }
  ${fits.words} {
    width: auto;
    /* Narrower on small phones, where the word of some languages is long. */
    padding: 0 clamp(0.75rem, 12cqi - 1.75rem, 1.125rem);
    border-radius: var(--r-pill);
    font-size: var(--fs-small);
    font-weight: 600;
    text-decoration: none;
    svg {
      display: none;
    }
    span {
      display: block;
    }
  }
`;

export const Tool = styled(Link)<{ $wide: boolean }>`
  ${iconButton}
  color: var(--fg);
  transition: background var(--fast);
  svg {
    width: 24px;
    height: 24px;
  }
  &:hover {
    background: color-mix(in srgb, var(--fg) 9%, transparent);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  ${({ $wide }) => $wide && pill}
  /* Aligns the icon of the first tool, not its round background, with the page's edge. */
  ${Row} > &:first-child {
    margin-inline-start: -10px;
  }
`;

export const Home = styled.div`
  margin-inline-end: auto;
  white-space: nowrap;
  /* With text twice as large, phones show only the logo; screen readers still read the name. */
  @container (max-width: 13rem) {
    svg + span {
      width: 0;
      overflow: hidden;
    }
  }
`;

/** Hidden on phones, which have it in the menu and in the footer. */
export const Language = styled.div`
  ${shownFrom(media.small, fits.languages)}
`;

export const Primary = styled.nav`
  ${shownFrom(media.desktop, fits.sections)}
  ul {
    display: flex;
    gap: 0.125rem;
  }
`;

/** Four items of this width leave space for the logo and the tools. */
export const Item = styled(Link)`
  display: block;
  max-width: 9.5rem;
  height: 44px;
  padding: 0 1rem;
  overflow: hidden;
  line-height: 44px;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: var(--r-pill);
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;
  transition:
    background var(--fast),
    color var(--fast);
  /* The greeting needs the space of three words. */
  :root[data-signed-in] & {
    ${media.onlyDesktop} {
      padding: 0 0.75rem;
    }
  }
  &:hover {
    background: var(--tint);
    color: var(--hue);
  }
  &[aria-current] {
    background: var(--field);
    color: var(--on-hue);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const Top = styled.nav`
  ${shownFrom(media.wide, fits.all)}
  /* The greeting needs the space. */
  :root[data-signed-in] & {
    @container (max-width: 88rem) {
      display: none;
    }
  }
  /* It shrinks before the primary navigation. Links without space are on a second line, which shows with the focus. */
  flex-shrink: 99;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    height: 44px;
    padding-inline-end: 1rem;
    overflow: hidden;
    border-inline-end: 1.5px solid var(--rule);
  }
  a {
    display: inline-block;
    color: var(--fg-soft);
    line-height: 44px;
    font-size: var(--fs-small);
    text-decoration: none;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -3px;
    }
    &:hover {
      color: var(--fg);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;
