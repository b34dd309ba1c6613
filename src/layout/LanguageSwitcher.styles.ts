import styled, { css } from 'styled-components';
import { Link } from '@/components/Link/Link';

export const List = styled.ul`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: color-mix(in srgb, var(--fg) 9%, var(--ground));
`;

const choice = css`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 38px;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--r-pill);
  background: none;
  color: var(--fg);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--fg) 10%, transparent);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const Choice = styled(Link)`
  ${choice}
  &[aria-current] {
    background: var(--fg);
    color: var(--ground);
  }
`;

export const Untranslated = styled.button`
  ${choice}
  color: var(--fg-soft);
`;

/**
 * The popover is below or above its button if the browser supports anchor positioning, otherwise in the
 * middle. It has no `position-try-fallbacks`, because WebKit 2.50 never ends the layout when a container
 * query hides an element with them.
 */
export const Notice = styled.div<{ $above: boolean }>`
  width: min(20rem, calc(100vw - 2rem));
  padding: 1.25rem;
  border: 0;
  border-radius: var(--r-card);
  box-shadow: var(--shadow);
  font-size: var(--fs-small);
  @supports not selector(:popover-open) {
    display: none; /* Without popover support it would always be open. */
  }
  @supports (position-area: bottom) {
    inset: auto;
    margin: 0.75rem 1rem;
    position-area: ${({ $above }) => ($above ? 'top' : 'bottom')} center;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;
