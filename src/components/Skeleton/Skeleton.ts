import styled from 'styled-components';

interface SkeletonProps {
  /** A CSS length. */
  $width?: string;
  $height?: string;
}

/**
 * A placeholder with the size of the content that is loading. It is only visual; a text informs screen
 * readers.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--r-inner);
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
