import styled, { css } from 'styled-components';
import { ochreIconButton } from '@/components/Icon/iconButton';
import { media } from '@/theme/media';

export type OverlayVariant = 'modal' | 'panel' | 'full';
export type OverlayWidth = '24rem' | '30rem' | '56rem' | '76rem';

/** The upper edge stays in its position when the content changes its height. */
const card = css<{ $width: OverlayWidth }>`
  width: calc(100% - 2rem);
  max-width: ${({ $width }) => $width};
  max-height: calc(100dvh - var(--top) - 1rem);
  margin-block: var(--top) auto;
  border-radius: 20px;
  ${media.flat} {
    --top: 0.5rem;
    --pad: 1rem;
    max-height: calc(100dvh - 1rem);
  }
`;

/** A card; on phones a sheet at the lower edge. */
const modal = css<{ $width: OverlayWidth }>`
  --top: clamp(1rem, 8dvh, 5rem);
  --pad: clamp(1.25rem, 3vw, 2.25rem);
  ${card}
  ${media.belowSmall} {
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - 2.5rem);
    margin-block: auto 0;
    border-radius: 20px 20px 0 0;
    transform-origin: bottom;
  }
`;

/** A card; on phones it fills the screen. */
const panel = css<{ $width: OverlayWidth }>`
  --top: clamp(1rem, 4dvh, 4.5rem);
  --pad: ${({ $width }) =>
    $width === '76rem' ? 'clamp(1rem, 4vw, 3.5rem)' : 'clamp(1rem, 3vw, 2.25rem)'};
  ${card}
  ${media.belowSmall} {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin-block: 0;
    border-radius: 0;
  }
`;

const full = css`
  --pad: clamp(1rem, 2vw, 1.5rem);
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
`;

const variants = { modal, panel, full };

/**
 * It fades and scales at opening and closing (specification §4), also on phones. In browsers without the
 * `overlay` property it closes without a transition, because they remove it from the top layer at once and it
 * would show inside the header.
 */
export const Dialog = styled.dialog<{ $variant: OverlayVariant; $width: OverlayWidth }>`
  margin: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  /* The thin line makes the edge visible on a dark page. */
  box-shadow:
    var(--shadow),
    0 0 0 1px var(--rule);
  opacity: 0;
  transform: scale(0.97);
  transition: var(--slow) var(--ease) allow-discrete;
  transition-property: opacity, transform;
  @supports (overlay: auto) {
    transition-property: opacity, transform, overlay, display;
  }
  ${({ $variant }) => variants[$variant]}
  &[open] {
    /* Uses flex, because WebKit stretches a grid down to the lower edge of the screen. */
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;
    @starting-style {
      opacity: 0;
      transform: scale(0.97);
    }
  }
  &::backdrop {
    background: color-mix(in srgb, var(--f-ink) 72%, transparent);
    opacity: 0;
    transition: opacity var(--slow) var(--ease) allow-discrete;
    @supports (overlay: auto) {
      transition-property: opacity, overlay, display;
    }
  }
  &[open]::backdrop {
    opacity: 1;
    @starting-style {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

/** Fills the dialog, so that only presses on the backdrop hit the dialog element itself. */
export const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  flex: auto;
  min-height: 0;
  max-height: inherit;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: var(--pad) var(--pad) 0.875rem;
  h2 {
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem);
  }
`;

export const Close = styled.button`
  ${ochreIconButton}
  margin-block: -4px;
  margin-inline: auto -8px;
`;

export const Body = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* The padding prevents focus rings at the upper edge from being clipped. */
  padding: 6px var(--pad) calc(var(--pad) + env(safe-area-inset-bottom, 0px));
`;

export const Foot = styled.div`
  padding: 1rem var(--pad) calc(1rem + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid var(--rule);
`;
