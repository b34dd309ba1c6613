import { Carousel } from '@/components/Carousel/Carousel';
import { Icon } from '@/components/Icon/Icon';
import type { LinkModel } from '@/components/Link/model';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import { linkProps } from '../engine/linkProps';
import * as S from './Slider.styles';

interface SliderProps {
  slides: { id: string; image: Image; link: LinkModel }[];
  visibleSlides: number;
  sizes: string;
}

/** A slider of pictures; each one links to a page and shows the link's text. */
export function Slider({ slides, visibleSlides, sizes }: SliderProps) {
  const { t } = useI18n();
  return (
    <Carousel label={t('common.media.slides')} visibleItems={visibleSlides}>
      {slides.map(({ id, image, link }) => (
        <S.Item key={id}>
          <S.Slide {...linkProps(link)}>
            <S.Frame>
              <Picture image={{ ...image, alt: '' }} sizes={sizes} />
            </S.Frame>
            <S.Label data-ground="surface">
              <span>{link.text}</span>
              <Icon name={link.newWindow ? 'external' : 'arrow'} />
            </S.Label>
          </S.Slide>
        </S.Item>
      ))}
    </Carousel>
  );
}
