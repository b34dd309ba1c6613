import styled from 'styled-components';

/** In the lower corner, below the room that is kept for pins and for the card. */
export const Toggle = styled.button`
  position: absolute;
  bottom: 0.75rem;
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

/** The words of the button; on a small phone they would cover pins, and the sign stands for them. */
export const Words = styled.span`
  @media (max-width: 25rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
