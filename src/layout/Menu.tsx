import { useI18n } from '@/i18n/I18n';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MenuLink } from './MenuLink';
import type { LayoutPartProps, MenuItem } from './model';
import { getItemLinkProps } from './primaryMenu';
import { Socials } from './Socials';
import { ThemeSwitch } from './ThemeSwitch';
import { href } from '@/routing/href';
import * as S from './Menu.styles';
import { Overlay } from '@/overlays/Overlay';
import type { OpenCloseProps } from '@/overlays/useLazyOverlay';

type MenuProps = LayoutPartProps & OpenCloseProps;

/** The menu with the sections, the editors' menus, languages, colour themes and social channels. */
export function Menu({ open, onClose, layout, alternates, section }: MenuProps) {
  const { t, locale } = useI18n();
  const { siteName, headerMenu, mainMenu, topMenu, socials } = layout;
  const news = href('news', locale);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      variant="panel"
      width="76rem"
      ground="paper"
      label={t('common.menu.title')}
      closeLabel={t('common.menu.close')}
      head={
        <S.Head>
          <Logo name={siteName} />
          <LanguageSwitcher position="menu" alternates={alternates} section={section} />
        </S.Head>
      }
    >
      <S.Columns>
        <S.Sections aria-label={t('common.menu.sections')}>
          <ul>
            {headerMenu.map((item, index) => (
              <li key={index}>
                {item.href === null ? (
                  <S.SectionTitle>{item.title}</S.SectionTitle>
                ) : (
                  <S.Section
                    {...getItemLinkProps({ ...item, href: item.href }, section, alternates[locale])}
                  >
                    {item.title}
                  </S.Section>
                )}
                {item.children && (
                  <S.Below>
                    <Items items={item.children} />
                  </S.Below>
                )}
              </li>
            ))}
            {!headerMenu.some((item) => item.href === news) && (
              <li>
                <S.Section
                  data-hue="news"
                  href={news}
                  aria-current={section === 'news' ? 'page' : undefined}
                >
                  {t('common.sections.news')}
                </S.Section>
              </li>
            )}
          </ul>
        </S.Sections>
        <S.Groups aria-label={t('common.menu.main')}>
          <Items items={mainMenu} />
        </S.Groups>
        {topMenu.length > 0 && (
          <S.Short aria-label={t('common.header.top')}>
            <Items items={topMenu} />
          </S.Short>
        )}
      </S.Columns>
      <S.Tools>
        <ThemeSwitch />
        <Socials socials={socials} />
      </S.Tools>
    </Overlay>
  );
}

function Items({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <MenuLink item={item} />
          {item.children && <Items items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
