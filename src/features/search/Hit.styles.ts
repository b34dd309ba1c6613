import styled, { css } from 'styled-components';
import { Link } from '@/components/Link/Link';
import { stretchedLink } from '@/components/Link/stretchedLink';
import { media } from '@/theme/media';
import type { SearchHitState } from './model';

/** Rows in the search panel, cards on the results page. */
export type HitSize = 'row' | 'card';

export const List = styled.ul<{ $size: HitSize }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $size }) =>
    $size === 'card' &&
    css`
      gap: 0.875rem;
      ${media.desktop} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 1.25rem;
      }
      ${media.huge} {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}
`;

export const Media = styled.div`
  overflow: hidden;
  background: var(--tint);
  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
  svg {
    color: var(--hue);
    opacity: 0.35;
  }
  /* The pictogram of a place is a small drawing, not a photograph. */
  [data-hue='places'] & {
    display: grid;
    place-items: center;
    img {
      width: 56px;
      height: 56px;
    }
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: break-word;
`;

export const Title = styled.p`
  font: 600 1rem/1.3 var(--text);
  letter-spacing: 0;
`;

export const Meta = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.4;
`;

export const State = styled.p<{ $state: SearchHitState }>`
  color: ${({ $state }) =>
    $state === 'busy' || $state === 'cancelled' ? 'var(--busy)' : 'var(--free-soon)'};
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.4;
`;

export const Mark = styled.mark`
  border-radius: 3px;
  background: var(--t-ochre);
  box-shadow: inset 0 -0.12em var(--f-ochre);
  color: inherit;
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;

export const Excerpt = styled(Meta)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Price = styled.p`
  font-weight: 600;
  white-space: nowrap;
  small {
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
    font-weight: 500;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 0.875rem;
  align-items: center;
  padding: 0.5rem;
  margin-inline: -0.5rem;
  border-radius: 12px;
  line-height: 1.3;
  ${Media} {
    width: 56px;
    height: 56px;
    border-radius: var(--r-inner);
  }
  ${Excerpt} {
    -webkit-line-clamp: 1;
  }
  ${Price} small {
    display: block;
    text-align: end;
  }
  &:hover,
  &:focus-within {
    background: var(--tint);
  }
`;

const card = css`
  display: grid;
  grid-template-columns: clamp(5.5rem, 26%, 9.5rem) minmax(0, 1fr);
  border-radius: var(--r-card);
  overflow: hidden;
  &:not(:has(${Media})) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${Words} {
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    min-height: 6.5rem;
    padding: 0.875rem 1.125rem 1rem;
  }
  ${Title} {
    font: 600 var(--fs-card) / 1.2 var(--display);
    letter-spacing: -0.012em;
  }
  ${Price} {
    margin-top: auto;
    padding-top: 0.375rem;
  }
`;

const sizes = { row, card };

export const Item = styled.li<{ $size: HitSize }>`
  position: relative;
  ${({ $size }) => sizes[$size]}
  &:focus-within:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Stretched = styled(Link)`
  ${stretchedLink}
  /* The sticky header must not cover the focused link. */
  scroll-margin-block: 8rem 2rem;
`;
