import * as S from './TitleContent.styles';
import type { HeadingLevel } from '../engine/outline';

interface TitleContentProps {
  text: string;
  level: HeadingLevel;
  size: 'small' | 'medium' | 'large';
}

/** A heading. The editor chooses its level, within the outline of the page, and its size. */
export function TitleContent({ text, level, size }: TitleContentProps) {
  return (
    <S.Title dir="auto" as={`h${level}`} $size={size} $arch={level > 1 && size !== 'small'}>
      {text}
    </S.Title>
  );
}
