import styled from 'styled-components';

interface SkeletonProps {
  /** CSS lengths. */
  $width?: string;
  $height?: string;
  $round?: boolean;
}

/**
 * A place that will be filled, in the size of what comes. It is for the eye; a text tells others
 * that something is being loaded.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $round }) => ($round ? 'var(--r-pill)' : 'var(--r-inner)')};
  background: var(--t-sand);
  animation: breathe 1600ms ease-in-out infinite;
  @keyframes breathe {
    50% {
      opacity: 0.55;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
