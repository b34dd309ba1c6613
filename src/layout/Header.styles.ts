import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  height: var(--header);
  background: color-mix(in srgb, var(--paper) 94%, transparent);
  backdrop-filter: blur(8px);
  ${media.flat} {
    position: static;
  }
  ${media.print} {
    position: static;
  }
`;

export const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 0.5rem 1.25rem;
  height: 100%;
  & > :first-child {
    margin-right: auto;
  }
`;

export const Primary = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
  }
  ul {
    display: flex;
    gap: 0.125rem;
  }
`;

export const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: 44px;
  padding: 0 1rem;
  border-radius: var(--r-pill);
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;
  transition:
    background var(--fast),
    color var(--fast);
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
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid CanvasText;
    }
  }
`;

export const Top = styled.nav`
  display: none;
  ${media.wide} {
    display: block;
  }
  ul {
    display: flex;
    gap: 0 1.25rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--fg-soft);
    font-size: var(--fs-small);
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: var(--fg);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

export const Divider = styled.span`
  display: none;
  width: 1.5px;
  height: 1.5rem;
  background: var(--rule);
  ${media.wide} {
    display: block;
  }
`;
