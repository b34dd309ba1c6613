import styled from 'styled-components';
import { media } from '@/theme/media';

const Space = styled.div<{ $height: number; $heightMobile: number }>`
  height: ${({ $heightMobile }) => $heightMobile}px;
  ${media.tablet} {
    height: ${({ $height }) => $height}px;
  }
  ${media.print} {
    display: none;
  }
`;

interface SpacerProps {
  /** Height in pixels from viewports of 768 px on. */
  height: number;
  /** Height in pixels in viewports below 768 px. */
  heightMobile: number;
}

export function Spacer({ height, heightMobile }: SpacerProps) {
  return <Space $height={height} $heightMobile={heightMobile} />;
}
