import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { overPicture } from '../Icon/iconButton';
import { iconButton } from '../Icon/iconButton';

/** The texts of a video. */
export interface VideoLabels {
  play: string;
  pause: string;
  /** The name of the captions in the player's menu: the language of the page. */
  captions: string;
  language: string;
}

const Round = styled.button`
  ${iconButton}
  width: 48px;
  height: 48px;
  ${overPicture}
`;

interface PlayButtonProps {
  playing: boolean;
  labels: Pick<VideoLabels, 'play' | 'pause'>;
  onClick: () => void;
  className?: string;
}

/** Stops and starts a moving background; it is always visible (WCAG 2.2.2). */
export function PlayButton({ playing, labels, onClick, className }: PlayButtonProps) {
  return (
    <Round
      type="button"
      className={className}
      aria-label={playing ? labels.pause : labels.play}
      onClick={onClick}
      data-print="hide"
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </Round>
  );
}
