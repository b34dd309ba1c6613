import { Icon } from '@/components/Icon/Icon';
import type { LinkModel } from '@/components/Link/model';
import { linkProps } from '../engine/linkProps';
import * as S from './Links.styles';

interface LinksProps {
  links: LinkModel[];
}

/** A list of links, each on its own line, so that they are easy to press on phones. */
export function Links({ links }: LinksProps) {
  return (
    <S.List>
      {links.map((link) => (
        <li key={link.href + link.text}>
          <S.Anchor {...linkProps(link)}>
            <span>{link.text}</span>
            <Icon name={/^[/#]/.test(link.href) ? 'arrow' : 'external'} />
          </S.Anchor>
        </li>
      ))}
    </S.List>
  );
}
