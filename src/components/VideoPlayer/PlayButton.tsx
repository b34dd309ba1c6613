import styled from 'styled-components';
import { Icon } from '../Icon/Icon';

/** The texts of a video. */
export interface VideoLabels {
  play: string;
  pause: string;
  /** The name of the captions in the player's menu: the language of the page. */
  captions: string;
  language: string;
}

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: var(--r-pill);
  /* It lies on pictures, which are as bright in both themes. */
  background: var(--chip);
  color: var(--on-chip);
  transition: background var(--fast) var(--ease);
  &:hover {
    background: var(--honey);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
    outline-color: var(--on-chip);
    box-shadow: 0 0 0 3px var(--chip);
  }
  @media (scripting: none) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
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
