import styled, { keyframes } from 'styled-components';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

/** A message that floats above the page for a while, for example the result of a press. */
export const ToastMessage = styled.p`
  padding: 0.8rem 1.25rem;
  border-radius: var(--r-card);
  box-shadow: var(--shadow);
  font-size: var(--fs-small);
  font-weight: 500;
  line-height: 1.4;
  animation: ${rise} var(--slow) var(--ease);
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
