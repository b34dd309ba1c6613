import { useI18n } from '@/i18n/I18n';
import * as S from './Footer.styles';
import { MenuLink } from './MenuLink';
import type { FooterPart, MenuItem } from './model';

/** One column of the footer, with texts and menus in the editors' order. */
export function FooterColumn({ parts }: { parts: FooterPart[] }) {
  const { t } = useI18n();
  return parts.map((part) =>
    part.type === 'text' ? (
      <S.Text key={part.id} html={part.html} />
    ) : (
      <nav key={part.id} aria-label={part.items[0]?.title ?? t('common.footer.menu')}>
        <Items items={part.items} />
      </nav>
    ),
  );
}

function Items({ items }: { items: MenuItem[] }) {
  return (
    <S.Menu>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <>
              <S.MenuTitle>
                <MenuLink item={item} />
              </S.MenuTitle>
              <Items items={item.children} />
            </>
          ) : (
            <MenuLink item={item} />
          )}
        </li>
      ))}
    </S.Menu>
  );
}
