import styled from 'styled-components';
import { Link } from '../Link/Link';

/** In a narrow column, such as the list beside a map, the picture stands beside the text. */
const inColumn = '@container narrow (width > 0)';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: var(--r-card);
  overflow: hidden;
  ${inColumn} {
    flex-direction: row;
  }
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
`;

export const Media = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--tint);
  ${inColumn} {
    flex: none;
    width: max(36%, 7.5rem);
    aspect-ratio: auto;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    ${inColumn} {
      position: absolute;
      inset: 0;
    }
    filter: var(--picture);
    transition: transform 600ms var(--ease);
  }
  ${Card}:hover & img {
    transform: scale(1.03);
  }
`;

/** Replaces a missing picture. */
export const NoPicture = styled.svg`
  width: 100%;
  height: 100%;
  color: var(--hue);
  opacity: 0.35;
`;

export const Badge = styled.div`
  position: absolute;
  inset-inline-start: 0.625rem;
  bottom: 0.625rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  ${inColumn} {
    inset: auto 0.375rem 0.375rem;
    & > * {
      max-width: 100%;
      white-space: normal;
    }
  }
`;

/** Above the link that covers the card. */
export const Action = styled.div`
  position: absolute;
  z-index: 2;
  top: 0.625rem;
  inset-inline-end: 0.625rem;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  padding: 1rem 1.125rem 1.125rem;
  ${inColumn} {
    min-width: 0;
    padding: 0.875rem 1rem;
  }
`;

export const Kicker = styled.p`
  margin-bottom: 0.3rem;
  color: var(--hue);
  font-size: var(--fs-tiny);
  font-weight: 600;
  ${inColumn} {
    padding-inline-end: 2.5rem;
  }
`;

export const Title = styled.h3`
  font-size: var(--fs-card);
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.2;
  ${inColumn} {
    padding-inline-end: 2.5rem;
  }
`;

/** The ::after covers the card, so that the card is clickable everywhere. */
export const Stretched = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:focus-visible {
    outline: none;
  }
  ${Card}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.18em;
  }
`;

export const Meta = styled.p`
  margin-top: 0.35rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  margin-top: 0.5rem;
  overflow: hidden;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Foot = styled.div`
  container: foot / inline-size;
  margin-top: auto;
  padding-top: 0.875rem;
`;

/** The content of the foot. Components in it query the width of the container `foot`. */
export const FootLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 0.75rem;
`;
