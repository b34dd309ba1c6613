import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { LinkModel } from '@/components/Link/model';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { linkProps } from '../engine/linkProps';
import * as S from './Icon.styles';

interface IconBlockProps {
  icon: Image;
  link: LinkModel | null;
}

/** A small icon, alone or as a link with a text for screen readers only. */
export function IconBlock({ icon, link }: IconBlockProps) {
  if (!link) {
    return (
      <S.Icon>
        <Picture image={icon} sizes="64px" />
      </S.Icon>
    );
  }
  return (
    <S.Anchor {...linkProps(link)}>
      <S.Icon as="span">
        <Picture image={{ ...icon, alt: '' }} sizes="64px" />
      </S.Icon>
      <VisuallyHidden>{link.text}</VisuallyHidden>
    </S.Anchor>
  );
}
