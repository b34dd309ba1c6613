import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';

export const Card = styled.div`
  position: absolute;
  /* Stands above the button of the points of interest. */
  inset: auto 0.75rem 5.375rem;
  z-index: 2;
  display: flex;
  gap: 0.5rem;
  align-items: start;
  width: fit-content;
  max-width: min(26rem, calc(100% - 1.5rem));
  max-height: calc(100% - 6.125rem);
  margin-inline: auto;
  padding-block: 0.5rem;
  padding-inline: 1.125rem 0.5rem;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--r-card);
  box-shadow: var(--shadow);
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.625rem;
  line-height: 1.3;
  p {
    margin-bottom: 0.375rem;
    color: var(--fg-soft);
    font-size: var(--fs-small);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.875rem;
    align-items: baseline;
    padding-block: 0.25rem;
  }
  a {
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.2em;
    &:hover {
      color: var(--link-hover);
    }
  }
  b {
    font-family: var(--display);
    white-space: nowrap;
  }
`;

export const Close = styled.button`
  ${iconButton}
  &:hover {
    background: var(--t-sand);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
