import { useI18n } from '@/i18n/I18n';
import type { PrimarySection } from '@/routing/sections';
import { href } from '@/routing/href';
import * as S from './SectionLinks.styles';

/** In the order of their importance to visitors. */
const sections: PrimarySection[] = ['accommodations', 'universities', 'services', 'events'];

/** Links to the four main sections, with drawings. */
export function SectionLinks({ counts }: { counts: { accommodations: number } }) {
  const { t, locale } = useI18n();
  return (
    <nav aria-label={t('common.home.doors.label')}>
      <S.List>
        {sections.map((section) => (
          <li key={section}>
            <S.SectionLink data-hue={section} href={href(section, locale)}>
              <S.Title>{t(`common.home.doors.${section}.title`)}</S.Title>
              <S.Text>
                {section === 'accommodations' && counts.accommodations > 0
                  ? t('common.home.doors.accommodations.count', { count: counts.accommodations })
                  : t(`common.home.doors.${section}.text`)}
              </S.Text>
              <S.Art section={section} />
            </S.SectionLink>
          </li>
        ))}
      </S.List>
    </nav>
  );
}
