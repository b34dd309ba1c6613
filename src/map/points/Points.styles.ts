import styled from 'styled-components';
import { List as PinList } from '../Pins.styles';

/**
 * Lies below the pins of the list. While a point has keyboard focus it lies above them, so that the focused
 * point is not covered.
 */
export const List = styled(PinList)`
  z-index: 0;
  &:has(:focus-visible) {
    z-index: 2;
  }
`;

/** Half as large as a pin, without a shadow and a tip; a little below its point, beside the tip of a pin there. */
export const Shape = styled.button<{ $open: boolean }>`
  position: absolute;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 1.5px solid var(--ink-soft);
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink);
  font: 700 0.8125rem/1 var(--text);
  font-variant-numeric: tabular-nums;
  pointer-events: auto;
  translate: -50% -3px;
  outline: ${({ $open }) => ($open ? '3px solid var(--ink)' : 'none')};
  img {
    width: 100%;
    height: 100%;
    border-radius: 6px;
    object-fit: contain;
  }
  &:hover {
    border-color: var(--ink);
    scale: 1.2;
  }
  /* A press close to the edge counts, so that the target is large enough. */
  &::before {
    content: '';
    position: absolute;
    inset: -4px;
  }
  &:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** Shown when the point has no icon. */
export const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: currentColor;
`;
