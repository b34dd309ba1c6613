import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { LinkModel } from '@/components/Link/model';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { linkProps } from '../engine/linkProps';
import * as S from './Card.styles';
import type { HeadingLevel } from '../engine/outline';

interface CardProps {
  title: string;
  level: HeadingLevel;
  image: Image | null;
  sizes: string;
  priority: boolean;
  /** Sanitised on the server; empty without a text. */
  html: string;
  link: LinkModel | null;
}

/** A card with a picture, a heading, a text and a link. The link covers the card, with its picture. */
export function Card({ title, level, image, sizes, priority, html, link }: CardProps) {
  return (
    <S.Container>
      <S.Card data-ground="surface">
        {image && (
          <S.Media>
            <Picture image={image} sizes={sizes} priority={priority} />
          </S.Media>
        )}
        <S.Body>
          <S.Title as={`h${level}`}>{title}</S.Title>
          {html && <S.Text html={html} size="small" />}
          {link && (
            <S.Action>
              <ButtonLink {...linkProps(link)} look="text">
                {link.text}
              </ButtonLink>
            </S.Action>
          )}
        </S.Body>
      </S.Card>
    </S.Container>
  );
}
