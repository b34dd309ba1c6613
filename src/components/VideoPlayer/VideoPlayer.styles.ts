import styled from 'styled-components';
import { media } from '@/theme/media';
import { PlayButton } from './PlayButton';

/** The room of the film is there before the film is. */
export const Frame = styled.div`
  position: relative;
  border-radius: var(--picture-radius, var(--r-card));
  overflow: hidden;
  background: var(--f-ink);
  ${media.print} {
    max-height: 12rem;
  }
`;

/** The poster fills the frame; the film itself is never cut. */
export const Film = styled.video<{ $ratio: string; $begun: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-height: min(80svh, 56rem);
  object-fit: ${({ $begun }) => ($begun ? 'contain' : 'cover')};
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    object-fit: contain;
  }
`;

/** Above the browser's own controls, which take the lower edge. */
export const Toggle = styled(PlayButton)`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
`;
