import * as S from './Spacer.styles';

interface SpacerProps {
  /** Height in pixels from viewports of 768 px on. */
  height: number;
  /** Height in pixels in viewports below 768 px. */
  heightMobile: number;
}

/** Vertical space. */
export function Spacer({ height, heightMobile }: SpacerProps) {
  return <S.Space $height={height} $heightMobile={heightMobile} />;
}
