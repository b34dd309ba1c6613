import * as S from './Footer.styles';
import { MenuLink } from './MenuLink';
import type { FooterPart, LayoutData, MenuItem } from './model';

interface FooterColumnProps {
  parts: FooterPart[];
  /** The menus that parts name. */
  menus: Pick<LayoutData, 'topMenu' | 'mainMenu'>;
}

/** One column of the footer, with texts and menus in the editors' order. */
export function FooterColumn({ parts, menus }: FooterColumnProps) {
  return parts.map((part, index) => {
    if (part.type === 'text') return <S.Text key={index} html={part.html} />;
    const items = typeof part.items === 'string' ? menus[part.items] : part.items;
    return (
      <nav key={index} aria-label={part.label}>
        <Items items={items} />
      </nav>
    );
  });
}

function Items({ items }: { items: MenuItem[] }) {
  return (
    <S.Menu>
      {items.map((item, index) => (
        <li key={index}>
          {item.children ? (
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
