import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Hue } from '@/theme/hue';
import * as S from './Header.styles';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MenuLink } from './MenuLink';
import type { Alternates, LayoutData } from './model';
import { primarySections } from './sections';

interface HeaderProps {
  layout: LayoutData;
  alternates: Alternates;
  section: Hue | null;
}

/** Logo, the four sections, the editors' short menu where there is room, the languages. */
export function Header({ layout: { siteName, topMenu }, alternates, section }: HeaderProps) {
  const { t, locale } = useI18n();
  return (
    <S.Bar>
      <S.Row>
        <Logo
          name={siteName}
          label={t('common.header.home', { name: siteName })}
          href={href('home', locale)}
        />
        {topMenu.length > 0 && (
          <>
            <S.Top aria-label={t('common.header.top')} data-print="hide">
              <ul>
                {topMenu.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </S.Top>
            <S.Divider />
          </>
        )}
        <S.Primary aria-label={t('common.header.primary')} data-print="hide">
          <ul>
            {primarySections.map((name) => (
              <li key={name}>
                <S.Entry
                  data-hue={name}
                  href={href(name, locale)}
                  aria-current={name === section ? 'page' : undefined}
                >
                  {t(`common.sections.${name}`)}
                </S.Entry>
              </li>
            ))}
          </ul>
        </S.Primary>
        <LanguageSwitcher place="header" alternates={alternates} section={section} />
      </S.Row>
    </S.Bar>
  );
}
