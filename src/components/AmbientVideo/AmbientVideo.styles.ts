import styled from 'styled-components';
import { media } from '@/theme/media';
import { PlayButton } from '../VideoPlayer/PlayButton';

/** Lies over the picture and fades in. */
export const Video = styled.video<{ $visible: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  transition: opacity 600ms var(--ease);
  ${media.print} {
    display: none;
  }
`;

export const Toggle = styled(PlayButton)`
  position: absolute;
  inset-inline-end: var(--toggle-inset, 1rem);
  bottom: var(--toggle-foot, 1rem);
  z-index: 2;
`;
