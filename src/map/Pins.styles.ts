import styled, { css } from 'styled-components';

/** Holds the pins; where there is none, the map takes the pointer. */
export const List = styled.ul`
  position: absolute;
  inset: 0;
  z-index: 1;
  overflow: hidden;
  pointer-events: none;
`;

/** At the point itself; its shape stands above it. */
export const Item = styled.li<{ $raised: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  z-index: ${({ $raised }) => ($raised ? 2 : 0)};
  width: 0;
  height: 0;
  &:hover,
  &:focus-within {
    z-index: 3;
  }
`;

interface Lit {
  /** Selected or pointed at, here or in the list. */
  $lit: boolean;
}

const lit = css`
  background: var(--ink);
  color: var(--paper);
`;

const shape = css<Lit>`
  position: absolute;
  display: grid;
  place-items: center;
  padding: 0;
  border: 2px solid var(--surface);
  background: var(--field);
  color: var(--on-hue);
  box-shadow:
    0 1px 2px rgb(35 26 43 / 0.3),
    0 4px 12px -2px rgb(35 26 43 / 0.35);
  font: 700 0.875rem/1 var(--text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: auto;
  transition: background var(--fast) var(--ease);
  &:hover {
    ${lit}
  }
  ${({ $lit }) => $lit && lit}
  /* Pressed beside its edge it is pressed all the same. */
  &::before {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    ${({ $lit }) => $lit && 'background: Highlight; color: HighlightText; forced-color-adjust: none;'}
  }
`;

/** What it stands on: its tip touches the point. */
const tip = css`
  translate: -50% calc(-100% - 7px);
  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    width: 14px;
    height: 8px;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    translate: -50% 0;
    @media (forced-colors: active) {
      background: ButtonText;
    }
  }
`;

export const Price = styled.button<Lit>`
  ${shape}
  ${tip}
  min-height: 34px;
  padding: 0 0.75rem;
  border-radius: var(--r-pill);
`;

export const Sign = styled.button<Lit>`
  ${shape}
  ${tip}
  width: 40px;
  height: 40px;
  border-radius: 50%;
  svg {
    width: 22px;
    height: 22px;
  }
`;

/** Around its point: it has no tip, as it is nowhere exactly. */
export const Cluster = styled.button<Lit>`
  ${shape}
  min-width: 46px;
  height: 46px;
  padding: 0 0.625rem;
  border: 3px solid var(--field);
  border-radius: var(--r-pill);
  outline: 5px solid color-mix(in srgb, var(--field) 28%, transparent);
  background: var(--surface);
  color: var(--hue);
  font-size: 1rem;
  translate: -50% -50%;
  @media (forced-colors: active) {
    outline: none;
  }
`;
