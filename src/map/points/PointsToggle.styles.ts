import styled from 'styled-components';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

/** Lies in the lower corner, below the space reserved for pins and the card. */
export const Toggle = styled.button`
  position: absolute;
  /* Above the attribution. */
  bottom: 2.125rem;
  left: 0.75rem;
  z-index: 2;
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 44px;
  padding: 0 0.75rem;
  border: 0;
  border-radius: var(--r-pill);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--ink-soft);
  font-size: var(--fs-small);
  font-weight: 600;
  &:hover {
    background: var(--t-sand);
  }
  &[aria-pressed='true'] {
    color: var(--ink);
  }
  svg {
    width: 20px;
    height: 20px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** The text of the button. On small phones only the icon shows, because the text would cover pins. */
export const Words = styled.span`
  @media (max-width: 25rem) {
    ${visuallyHidden}
  }
`;
