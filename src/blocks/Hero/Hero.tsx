import { useContext, type PropsWithChildren } from 'react';
import type { BackgroundVideo } from '@/components/AmbientVideo/AmbientVideo';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { Wrap } from '@/components/Wrap/Wrap';
import { browserOnly } from '@/lib/browserOnly';
import { HeroEnd } from './HeroEnd';
import * as S from './Hero.styles';

interface HeroProps {
  /** Whether the hero is on a rounded sheet instead of the full width. */
  rounded: boolean;
  image: Image | null;
  /** A video over the picture, for visitors who allow motion. */
  video: BackgroundVideo | null;
  priority: boolean;
}

/** Only in the browser, because a script decides whether the video starts. */
const AmbientVideo = browserOnly(
  async () => (await import('@/components/AmbientVideo/AmbientVideo')).AmbientVideo,
);

/**
 * The top of a page: a title, a sentence and a call to action, with an optional picture or video behind them.
 */
export function Hero({ children, ...background }: PropsWithChildren<HeroProps>) {
  const end = useContext(HeroEnd);
  const texts = (
    <>
      {children}
      {end}
    </>
  );
  const { rounded, image, video } = background;
  if (!image && !video) {
    return (
      <Wrap>
        <S.Plain>{texts}</S.Plain>
      </Wrap>
    );
  }
  if (rounded) {
    return (
      <Wrap>
        <S.Sheet data-ground="paper">
          <S.SheetText>{texts}</S.SheetText>
          <S.SheetPicture>
            <Background {...background} sizes="(min-width: 768px) 45vw, 92vw" />
          </S.SheetPicture>
        </S.Sheet>
      </Wrap>
    );
  }
  return (
    <S.Scene data-ground="paper">
      <S.Text>{texts}</S.Text>
      <S.Backdrop>
        <Background {...background} sizes="100vw" />
      </S.Backdrop>
    </S.Scene>
  );
}

function Background({ image, video, sizes, priority }: HeroProps & { sizes: string }) {
  return (
    <>
      {image && <Picture image={image} sizes={sizes} priority={priority} />}
      {video && <AmbientVideo video={video} overPicture={image !== null} />}
    </>
  );
}
