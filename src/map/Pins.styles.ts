import styled, { css } from 'styled-components';

/** Contains the pins. Between the pins the pointer reaches the map. */
export const List = styled.ul`
  position: absolute;
  inset: 0;
  z-index: 1;
  overflow: hidden;
  pointer-events: none;
`;

/** Lies at the point itself; the shape of the pin stands above it. */
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

interface HighlightProps {
  /** Selected or hovered, here or in the list. */
  $highlighted: boolean;
}

const highlighted = css`
  background: var(--ink);
  color: var(--paper);
`;

const shape = css<HighlightProps>`
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
    ${highlighted}
  }
  ${({ $highlighted }) => $highlighted && highlighted}
  /* A press close to the edge counts, so that the target is large enough. */
  &::before {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    ${({ $highlighted }) => $highlighted && 'background: Highlight; color: HighlightText; forced-color-adjust: none;'}
  }
`;

/** The tip below the pin, which touches the point. */
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

export const Price = styled.button<HighlightProps>`
  ${shape}
  ${tip}
  min-height: 34px;
  padding: 0 0.75rem;
  border-radius: var(--r-pill);
`;

export const IconPin = styled.button<HighlightProps>`
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

/** Centred on its point. A cluster has no tip, because it has no exact position. */
export const Cluster = styled.button<HighlightProps>`
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
