import styled from 'styled-components';
import { stretchedLink } from '../Link/stretchedLink';

/**
 * The styles of all parts of a card. They are one styled component, because a listing has dozens of cards, and every
 * styled component in them adds its class names to the HTML (ADR 49).
 */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: var(--r-card);
  overflow: hidden;
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  /* A white card on a white background needs a visible edge. */
  [data-ground='surface'] & {
    border: 1px solid var(--rule);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  .media {
    position: relative;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--tint);
  }
  .media > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
    transition: transform 600ms var(--ease);
  }
  &:hover .media > img {
    transform: scale(1.03);
  }
  /* The arch that replaces a missing picture. */
  .media > svg {
    width: 100%;
    height: 100%;
    color: var(--hue);
    opacity: 0.35;
  }
  .badge {
    position: absolute;
    inset-inline-start: 0.625rem;
    bottom: 0.625rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .body {
    display: flex;
    flex-direction: column;
    flex: 1;
    padding: 1rem 1.125rem 1.125rem;
  }
  .kicker {
    margin-bottom: 0.3rem;
    color: var(--hue);
    font-size: var(--fs-tiny);
    font-weight: 600;
  }
  .title {
    font-size: var(--fs-card);
    font-weight: 600;
    letter-spacing: -0.012em;
    line-height: 1.2;
  }
  .title a {
    ${stretchedLink}
  }
  .meta,
  .excerpt {
    margin-top: 0.35rem;
    color: var(--fg-soft);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
  .excerpt {
    display: -webkit-box;
    margin-top: 0.5rem;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Components in the foot query the width of this container. */
  .foot {
    container: foot / inline-size;
    margin-top: auto;
    padding-top: 0.875rem;
  }
  .foot > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0.5rem 0.75rem;
  }
  /* Above the link that covers the card. */
  .action {
    position: absolute;
    z-index: 2;
    top: 0.625rem;
    inset-inline-end: 0.625rem;
  }
  /* In a narrow column, such as the list beside a map, the picture stands beside the text. */
  @container narrow (width > 0) {
    flex-direction: row;
    .media {
      flex: none;
      width: max(36%, 7.5rem);
      aspect-ratio: auto;
    }
    .media > img {
      position: absolute;
      inset: 0;
    }
    .badge {
      inset: auto 0.375rem 0.375rem;
    }
    .badge > * {
      max-width: 100%;
      white-space: normal;
    }
    .body {
      min-width: 0;
      padding: 0.875rem 1rem;
    }
    .kicker,
    .title {
      padding-inline-end: 2.5rem;
    }
  }
`;
