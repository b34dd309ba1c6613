import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Ambience } from '@/components/AmbientVideo/AmbientVideo';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { Wrap } from '@/components/Wrap/Wrap';
import { useI18n } from '@/i18n/I18n';
import { videoLabels } from '@/i18n/mediaLabels';
import { useHydrated } from '@/lib/useHydrated';
import * as S from './Hero.styles';

export interface HeroProps {
  /** On a rounded sheet instead of the whole width. */
  rounded: boolean;
  image: Image | null;
  /** Moves over the picture, for people who welcome motion. */
  film: Ambience | null;
  priority: boolean;
}

/** A script starts it, for whom that is welcome: it comes with one. */
const AmbientVideo = dynamic(
  async () => (await import('@/components/AmbientVideo/AmbientVideo')).AmbientVideo,
  { ssr: false },
);

/**
 * The opening of a page: title, a sentence, a call to action; before a picture or a film where there
 * is one.
 */
export function Hero({ children, ...behind }: HeroProps & { children: ReactNode }) {
  const { rounded, image, film } = behind;
  if (!image && !film) {
    return (
      <Wrap>
        <S.Plain>{children}</S.Plain>
      </Wrap>
    );
  }
  if (rounded) {
    return (
      <Wrap>
        <S.Sheet data-ground="paper">
          <S.SheetSay>{children}</S.SheetSay>
          <S.SheetPicture>
            <Behind {...behind} sizes="(min-width: 768px) 45vw, 92vw" />
          </S.SheetPicture>
        </S.Sheet>
      </Wrap>
    );
  }
  return (
    <S.Scene data-ground="paper">
      <S.Say>{children}</S.Say>
      <S.Backdrop>
        <Behind {...behind} sizes="100vw" />
      </S.Backdrop>
    </S.Scene>
  );
}

function Behind({ image, film, sizes, priority }: HeroProps & { sizes: string }) {
  const { t, locale } = useI18n();
  const scripted = useHydrated();
  return (
    <>
      {image && <Picture image={image} sizes={sizes} priority={priority} />}
      {film && scripted && (
        <AmbientVideo video={film} overPicture={image !== null} labels={videoLabels(t, locale)} />
      )}
    </>
  );
}
