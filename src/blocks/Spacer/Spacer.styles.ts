import styled from 'styled-components';
import { media } from '@/theme/media';

interface RoomProps {
  $height: number;
  $heightMobile: number;
}

export const Room = styled.div<RoomProps>`
  height: ${({ $heightMobile }) => $heightMobile}px;
  ${media.tablet} {
    height: ${({ $height }) => $height}px;
  }
  ${media.print} {
    display: none;
  }
`;
