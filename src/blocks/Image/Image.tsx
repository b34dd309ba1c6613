import type { LinkModel } from '@/components/Link/model';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { linkProps } from '../engine/linkProps';
import * as S from './Image.styles';

interface ImageBlockProps {
  image: Image;
  sizes: string;
  caption: string | null;
  link: LinkModel | null;
  priority: boolean;
}

/** A picture with its caption. With a link, the picture is clickable. */
export function ImageBlock({ image, sizes, caption, link, priority }: ImageBlockProps) {
  const picture = <Picture image={image} sizes={sizes} priority={priority} />;
  return (
    <S.Figure>
      {link ? (
        <S.Anchor {...linkProps(link)}>
          {picture}
          <VisuallyHidden>{link.text}</VisuallyHidden>
        </S.Anchor>
      ) : (
        picture
      )}
      {caption && <S.Caption>{caption}</S.Caption>}
    </S.Figure>
  );
}
