import * as S from './TitleContent.styles';
import type { HeadingLevel } from '../engine/outline';

interface TitleContentProps {
  text: string;
  level: HeadingLevel;
  size: 'small' | 'medium' | 'large';
}

/** A heading. Its level follows from its position in the page; the editor chooses the size. */
export function TitleContent({ text, level, size }: TitleContentProps) {
  return (
    <S.Title as={`h${level}`} $size={size} $arch={level > 1 && size !== 'small'}>
      {text}
    </S.Title>
  );
}
