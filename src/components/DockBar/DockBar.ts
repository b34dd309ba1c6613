import styled from 'styled-components';
import { media } from '@/theme/media';

/** Replaces the bottom bar, which hides for it (data-dock, see BottomBar and pageStyles). */
export const Bar = styled.div`
  position: fixed;
  z-index: 19;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: var(--dock);
  padding: 0 var(--gutter) env(safe-area-inset-bottom, 0px);
  box-shadow: var(--shadow-bar);
  ${media.desktop} {
    display: none;
  }
  ${media.flat} {
    display: none;
  }
`;

export const Amount = styled.p`
  min-width: 0;
  font: 700 1.375rem/1 var(--display);
  letter-spacing: -0.02em;
  small {
    display: block;
    margin-top: 0.3rem;
    overflow: hidden;
    color: var(--fg-soft);
    font: 500 var(--fs-tiny) / 1.2 var(--text);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A text instead of an amount, of one or two lines. */
export const Words = styled.p`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  font: 600 1rem/1.25 var(--display);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
