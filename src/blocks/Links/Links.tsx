import { Icon } from '@/components/Icon/Icon';
import type { LinkModel } from '@/components/Link/model';
import { useI18n } from '@/i18n/I18n';
import { linkProps } from '../engine/linkProps';
import * as S from './Links.styles';

interface LinksProps {
  links: LinkModel[];
}

/** A list of links, each on its own line, so that they are easy to press on phones. */
export function Links({ links }: LinksProps) {
  const { t } = useI18n();
  return (
    <S.List>
      {links.map((link) => (
        <li key={link.href + link.text}>
          <S.Anchor {...linkProps(link, t)}>
            <span>{link.text}</span>
            <Icon name={/^[/#]/.test(link.href) ? 'arrow' : 'external'} />
          </S.Anchor>
        </li>
      ))}
    </S.List>
  );
}
