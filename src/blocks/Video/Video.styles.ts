import styled from 'styled-components';
import { PlayButton } from '@/components/VideoPlayer/PlayButton';
import { media } from '@/theme/media';

/** Reserves the space of the video before it loads. */
export const Frame = styled.div`
  position: relative;
  border-radius: var(--picture-radius, var(--r-card));
  overflow: hidden;
  background: var(--f-ink);
  ${media.print} {
    max-height: 12rem;
  }
`;

/** The poster fills the frame; the video itself is never cropped. */
export const Video = styled.video<{ $ratio: string; $hasStarted: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-height: min(80svh, 56rem);
  object-fit: ${({ $hasStarted }) => ($hasStarted ? 'contain' : 'cover')};
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    object-fit: contain;
  }
`;

/** At the upper edge, because the browser's own controls take the lower edge. */
export const Toggle = styled(PlayButton)`
  position: absolute;
  top: 0.75rem;
  inset-inline-end: 0.75rem;
`;
