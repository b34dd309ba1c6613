import styled from 'styled-components';
import { RichText } from '@/components/RichText/RichText';

/** The container of a card; its width selects the layout. */
export const Container = styled.div`
  container: card / inline-size;
  height: 100%;
`;

/** In wide containers the picture stands beside the text. */
const wide = '@container card (min-width: 40rem)';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: var(--r-card);
  overflow: hidden;
  text-align: start;
  /* A white card on a white background needs a visible edge. */
  [data-ground='surface'] & {
    box-shadow: inset 0 0 0 1px var(--rule);
  }
  ${wide} {
    flex-direction: row;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Media = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: var(--tint);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
    transition: transform 600ms var(--ease);
  }
  ${Card}:has(a:hover) & img {
    transform: scale(1.03);
  }
  ${wide} {
    flex: 0 0 44%;
    aspect-ratio: auto;
    min-height: 17rem;
    position: relative;
    img {
      position: absolute;
      inset: 0;
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 0.625rem;
  padding: 1.25rem 1.375rem 0.75rem;
  &:not(:has(a)) {
    padding-bottom: 1.375rem;
  }
  ${wide} {
    justify-content: center;
    padding: 1.75rem 2.25rem;
  }
`;

export const Title = styled.h3`
  font-size: var(--fs-card);
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.2;
  ${wide} {
    font-size: var(--fs-h3);
  }
`;

/** Links in the text lie above the link that covers the card. */
export const Text = styled(RichText)`
  color: var(--fg-soft);
  a {
    position: relative;
    z-index: 2;
  }
`;

/** The link covers the card, so that the card is clickable everywhere. On paper its address follows it. */
export const Action = styled.div`
  margin-top: auto;
  ${wide} {
    margin-top: 0;
  }
  @media screen {
    a::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      border-radius: var(--r-card);
    }
  }
  a:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--focus);
      outline-offset: -3px;
    }
  }
`;
