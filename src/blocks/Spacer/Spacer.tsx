import * as S from './Spacer.styles';

export interface SpacerProps {
  /** Pixels from 768 px on. */
  height: number;
  /** Pixels below 768 px. */
  heightMobile: number;
}

/** Empty height. */
export function Spacer({ height, heightMobile }: SpacerProps) {
  return <S.Room $height={height} $heightMobile={heightMobile} />;
}
