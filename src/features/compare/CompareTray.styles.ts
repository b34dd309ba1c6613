import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';
import { ToastMessage } from '@/components/ToastMessage/ToastMessage';
import { media } from '@/theme/media';

/** Above the elements docked at the lower edge; only its children receive clicks. */
export const Place = styled.div`
  position: fixed;
  z-index: 18;
  inset: auto 0.75rem calc(var(--dock) + 0.75rem);
  display: grid;
  gap: 0.5rem;
  justify-items: end;
  pointer-events: none;
  ${media.desktop} {
    inset-inline-end: var(--gutter);
  }
  /* On low screens it stands at the end of the page instead of covering it. */
  ${media.flat} {
    position: static;
    padding: 0.75rem;
  }
`;

/** On phones only as wide as its two buttons; the count is part of one of them. */
export const Tray = styled.aside`
  display: grid;
  padding: 0.25rem;
  ${media.tablet} {
    width: min(100%, 26rem);
    padding-block: 0.25rem;
    padding-inline: 1rem 0.375rem;
  }
  border: 1px solid var(--rule);
  border-radius: 1.75rem;
  box-shadow: var(--shadow);
  pointer-events: auto;
  animation: rise var(--slow) var(--ease);
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0.25rem 0.5rem;
  padding-block: 0.125rem;
  font-size: var(--fs-small);
  font-weight: 600;
`;

export const HowMany = styled.p`
  flex: 1;
  min-width: max-content;
  ${media.belowTablet} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    display: none;
  }
`;

export const Clear = styled.button`
  ${iconButton}
  color: var(--fg-soft);
  &:hover {
    background: var(--tint);
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** Announced to screen readers; visible only if an entry could not be added. */
export const Message = styled(ToastMessage)`
  max-width: 26rem;
  &:not([data-seen]) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
