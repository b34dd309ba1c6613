import styled from 'styled-components';
import { media } from '@/theme/media';

interface SpaceProps {
  $height: number;
  $heightMobile: number;
}

export const Space = styled.div<SpaceProps>`
  height: ${({ $heightMobile }) => $heightMobile}px;
  ${media.tablet} {
    height: ${({ $height }) => $height}px;
  }
  ${media.print} {
    display: none;
  }
`;
