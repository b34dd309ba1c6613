import styled, { css } from 'styled-components';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

/** The styles of a hero's text, with the largest title of the page. */
const textStyles = css`
  --flow: 1;
  --arch: none;
  --title-small: var(--fs-h2);
  --title-medium: var(--fs-h1);
  --title-large: var(--fs-hero);
  --text-medium: var(--fs-lead);
  position: relative;
  z-index: 1;
  [data-block='textContent'] {
    max-width: 23.15em;
    color: var(--fg-soft);
    font-weight: 500;
    line-height: 1.45;
    text-wrap: balance;
  }
  h1 {
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.035em;
    max-width: 7.35em;
  }
  /* In a column the font size must not depend on the width of the window. */
  [data-block='columns'] & {
    --title-large: var(--fs-h2);
    h1 {
      max-width: none;
    }
  }
`;

/** A hero without a picture: a simple page header. */
export const Plain = styled.div`
  ${textStyles}
  --title-large: var(--fs-h1);
  h1 {
    max-width: 13.36em;
    line-height: 1.02;
  }
  padding-block: clamp(1.75rem, 4vw, 3.25rem) 0;
`;

/** The width of the hero from which the picture lies behind the text. */
const wide = '@container hero (min-width: 44rem)';

/**
 * A hero with a picture behind the text; in narrow heroes the picture follows the text. It sets its own
 * colours, because the picture covers the background that the editor chose.
 */
export const Scene = styled.div`
  && {
    --fg: var(--on-sky);
    --fg-soft: var(--on-sky-soft);
    --ground: var(--sky);
  }
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--sky);
  color: var(--fg);
  ${wide} {
    display: grid;
    min-height: max(var(--hero-height, 0px), var(--hero-least, clamp(26rem, 41vw, 36rem)));
    & > * {
      grid-area: 1 / 1;
    }
  }
`;

export const Text = styled(Wrap)`
  ${textStyles}
  /* The text box covers the picture, which can have a button, so it must let presses through. */
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  padding-top: 2.25rem;
  ${wide} {
    padding-block: clamp(3rem, 5.2vw, 6rem) var(--hero-foot, clamp(3rem, 5.2vw, 6rem));
    & > * {
      max-width: 46%;
    }
    h1 {
      max-width: 7em;
    }
  }
`;

/** A gradient from the background colour into the picture, so that the text is readable on every picture. */
export const Backdrop = styled.div`
  --toggle-inset: var(--gutter);
  --height: clamp(18rem, 88vw, 26rem);
  position: relative;
  isolation: isolate;
  min-height: var(--height);
  margin-top: -0.5rem;
  img {
    width: 100%;
    height: var(--height);
    object-fit: cover;
  }
  img,
  video {
    object-position: 62% 100%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    z-index: 1;
    background: linear-gradient(var(--sky), color-mix(in srgb, var(--sky) 0%, transparent) 26%);
  }
  /* The dark theme tints the picture, because dimming alone would look grey. */
  &::after {
    background: var(--night-dye);
    mix-blend-mode: multiply;
  }
  ${wide} {
    /* A hero as high as the window ends behind the bar that is docked at the lower edge. */
    --toggle-foot: calc(1rem + var(--dock));
    position: absolute;
    inset: 0;
    z-index: -1;
    margin: 0;
    img {
      height: 100%;
    }
    img,
    video {
      object-position: 62% var(--hero-anchor, 60%);
    }
    &::before {
      background: radial-gradient(
        58% 76% at 10% 34%,
        color-mix(in srgb, var(--sky) 84%, transparent) 22%,
        color-mix(in srgb, var(--sky) 68%, transparent) 54%,
        color-mix(in srgb, var(--sky) 0%, transparent)
      );
    }
  }
  ${media.desktop} {
    img,
    video {
      object-position: 100% var(--hero-anchor, 60%);
    }
  }
`;

/** A picture beside the text on a rounded sheet. */
export const Sheet = styled.div`
  display: grid;
  margin-top: clamp(1rem, 2vw, 1.75rem);
  border-radius: calc(var(--r-card) * 2);
  overflow: hidden;
  background: var(--tint);
  img {
    width: 100%;
    height: 100%;
    min-height: 14rem;
    max-height: 20rem;
    object-fit: cover;
  }
  img,
  video {
    filter: var(--picture);
  }
  ${wide} {
    grid-template-columns: 1.15fr 1fr;
    img {
      max-height: none;
      min-height: 22rem;
    }
  }
`;

/** The container of the picture; a video may cover the picture. */
export const SheetPicture = styled.div`
  position: relative;
  min-height: 14rem;
`;

export const SheetText = styled.div`
  ${textStyles}
  --title-large: var(--fs-h1);
  align-self: center;
  padding: clamp(1.5rem, 4vw, 4rem);
`;
