import styled from 'styled-components';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import { iconButton, overPicture } from '../Icon/iconButton';

const Round = styled.button`
  ${iconButton}
  width: 48px;
  height: 48px;
  ${overPicture}
`;

interface PlayButtonProps {
  playing: boolean;
  onClick: () => void;
  className?: string;
}

/** Stops and starts a moving background; it is always visible (WCAG 2.2.2). */
export function PlayButton({ playing, onClick, className }: PlayButtonProps) {
  const { t } = useI18n();
  return (
    <Round
      type="button"
      className={className}
      aria-label={t(playing ? 'common.media.pause' : 'common.media.play')}
      onClick={onClick}
      data-print="hide"
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </Round>
  );
}
