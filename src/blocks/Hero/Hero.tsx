import type { ReactNode } from 'react';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { Wrap } from '@/components/Wrap/Wrap';
import * as S from './Hero.styles';

export interface HeroProps {
  /** On a rounded sheet instead of the whole width. */
  rounded: boolean;
  image: Image | null;
  priority: boolean;
}

/** The opening of a page: title, a sentence, a call to action; before a picture where there is one. */
export function Hero({ rounded, image, priority, children }: HeroProps & { children: ReactNode }) {
  if (!image) {
    return (
      <Wrap>
        <S.Plain>{children}</S.Plain>
      </Wrap>
    );
  }
  if (rounded) {
    return (
      <Wrap>
        <S.Sheet>
          <S.SheetSay>{children}</S.SheetSay>
          <Picture image={image} sizes="(min-width: 768px) 45vw, 92vw" priority={priority} />
        </S.Sheet>
      </Wrap>
    );
  }
  return (
    <S.Scene>
      <S.Say>{children}</S.Say>
      <S.Backdrop>
        <Picture image={image} sizes="100vw" priority={priority} />
      </S.Backdrop>
    </S.Scene>
  );
}
