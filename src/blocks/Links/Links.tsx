import { Icon } from '@/components/Icon/Icon';
import type { LinkModel } from '@/components/Link/model';
import { useI18n } from '@/i18n/I18n';
import * as S from './Links.styles';

interface LinksProps {
  links: LinkModel[];
}

/** A list of links, each on its own line, so that they are easy to press on phones. */
export function Links({ links }: LinksProps) {
  const { t } = useI18n();
  return (
    <S.List>
      {links.map(({ text, title, href, newWindow }) => (
        <li key={href + text}>
          <S.Anchor
            href={href}
            title={title ?? undefined}
            newWindow={newWindow}
            newWindowLabel={t('common.link.newWindow')}
          >
            <span>{text}</span>
            <Icon name={href.startsWith('/') || href.startsWith('#') ? 'arrow' : 'external'} />
          </S.Anchor>
        </li>
      ))}
    </S.List>
  );
}
