import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { HeaderAccount } from './Header.Account';
import { HeaderOpener } from './Header.Opener';
import * as S from './Header.styles';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MenuLink } from './MenuLink';
import type { LayoutPartProps } from './model';
import { getPrimaryItems, getItemLinkProps } from './primaryMenu';

const loadMenu = async () => (await import('./Menu')).Menu;
const loadSearch = async () => (await import('@/features/search/SearchOverlay')).SearchOverlay;

/** The header: menu, logo, the editors' short menu if there is space, the primary navigation and tools. */
export function Header({ layout, alternates, section }: LayoutPartProps) {
  const { t, locale } = useI18n();
  const { siteName, headerMenu, topMenu } = layout;
  const items = getPrimaryItems(headerMenu);
  // The menu has the headings, with the items below them.
  const links = topMenu.filter((item) => item.href);
  return (
    <S.Bar data-print="hide">
      <S.Row>
        <HeaderOpener
          icon="menu"
          label={t('common.menu.open')}
          href="#menu"
          load={loadMenu}
          overlayProps={{ layout, alternates, section }}
        />
        <S.Home>
          <Logo name={siteName} />
        </S.Home>
        {links.length > 0 && (
          <S.Top aria-label={t('common.header.top')}>
            <ul>
              {links.map((item, index) => (
                <li key={index}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </S.Top>
        )}
        {items.length > 0 && (
          <S.Primary aria-label={t('common.header.primary')}>
            <ul>
              {items.map((item, index) => (
                <li key={index}>
                  <S.Item {...getItemLinkProps(item, section, alternates[locale])}>
                    {item.title}
                  </S.Item>
                </li>
              ))}
            </ul>
          </S.Primary>
        )}
        <HeaderOpener
          icon="search"
          label={t('common.header.search')}
          href={href('search', locale)}
          load={loadSearch}
          namespace="search"
          overlayProps={{}}
        />
        <HeaderAccount />
        <S.Language>
          <LanguageSwitcher position="header" alternates={alternates} section={section} />
        </S.Language>
      </S.Row>
    </S.Bar>
  );
}
