import styled from 'styled-components';

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  height: 100%;
  width: 100%;
  border-radius: inherit;
  background: var(--t-sand);
  color: var(--ink);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Lets keyboard users skip the map. */
export const Skip = styled.a`
  position: absolute;
  top: 0.75rem;
  inset-inline-start: -99rem;
  z-index: 4;
  padding: 0.625rem 1.125rem;
  border-radius: var(--r-pill);
  background: var(--f-ink);
  color: var(--on-field);
  font-size: var(--fs-small);
  font-weight: 600;
  &:focus {
    inset-inline-start: 0.75rem;
  }
`;

/** Replaces the library’s own style sheet: of its 70 kB the map needs only these rules. */
export const Sheet = styled.div<{ $drawn: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $drawn }) => ($drawn ? 1 : 0)};
  transition: opacity var(--slow) var(--ease);
  canvas {
    position: absolute;
    inset: 0;
  }
  [class*='canvas-container'] {
    cursor: grab;
    -webkit-user-select: none; /* Safari supports only the prefixed property. */
    user-select: none;
    touch-action: pan-x pan-y;
    &:active {
      cursor: grabbing;
    }
  }
  canvas:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: -3px;
  }
  .maplibregl-control-container {
    display: none;
  }
  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    place-items: center;
    padding: 1rem;
    background: color-mix(in srgb, var(--f-ink) 62%, transparent);
    color: var(--on-field);
    font-weight: 600;
    text-align: center;
    opacity: 0;
    pointer-events: none;
    transition: opacity 600ms 900ms;
    &.maplibregl-show {
      opacity: 1;
      transition: opacity 50ms;
    }
  }
  .maplibregl-mobile-message {
    display: none;
  }
  @media (hover: none), (pointer: coarse) {
    .maplibregl-mobile-message {
      display: block;
    }
    .maplibregl-desktop-message {
      display: none;
    }
  }
`;

/** Shown before the map is drawn, and instead of it when it fails. */
export const Placeholder = styled.div`
  position: absolute;
  inset: 0;
  p {
    max-width: 21.8em;
  }
`;
