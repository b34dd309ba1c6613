import styled from 'styled-components';
import { media } from '@/theme/media';

/** As large as the frame that replaces it, or larger if the text needs more space. */
export const Poster = styled.div`
  container: embed / inline-size;
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-card);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  ${media.print} {
    aspect-ratio: auto;
  }
`;

/**
 * Clips the drawing. The poster itself must not clip, because the aspect ratio would cut off long texts, in
 * WebKit even with `overflow: clip`.
 */
export const SceneFrame = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  border-radius: inherit;
`;

/** As wide as the poster; wider than very narrow posters, and wider on large ones, which have space below. */
export const Scene = styled.svg`
  position: absolute;
  top: 0;
  left: 50%;
  width: max(100%, 352px);
  max-width: none;
  transform: translateX(-50%);
  @container embed (min-width: 50rem) {
    width: 132%;
  }
  ${media.print} {
    display: none;
  }
`;

/** The drawing takes the upper part; the text below it can have any length. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: max(112px, 27cqi) clamp(16px, 4cqi, 36px) clamp(16px, 4cqi, 32px);
  text-align: start;
  overflow-wrap: anywhere;
  ${media.print} {
    padding: 0;
  }
`;

export const Title = styled.p`
  font: 700 var(--fs-h3) / 1.15 var(--display);
  letter-spacing: -0.015em;
`;

export const Notice = styled.p`
  max-width: 37.2em;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  margin-top: 0.375rem;
`;

export const Load = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 48px;
  padding: 0.5rem 1.375rem;
  border: 0;
  border-radius: var(--r-pill);
  background: var(--btn);
  color: var(--on-btn);
  font-weight: 600;
  line-height: 1.25;
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--btn-hover);
  }
  @media (scripting: none), print {
    display: none;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

export const Open = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 44px;
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.25em;
    &:hover {
      color: var(--link-hover);
    }
  }
`;

export const Loaded = styled.div`
  display: grid;
  gap: 0.25rem;
`;

export const Window = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: var(--r-card);
  background: var(--f-night);
  @media (scripting: none), print {
    display: none;
  }
`;
