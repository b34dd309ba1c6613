import { useI18n } from '@/i18n/I18n';
import type { PrimarySection } from '@/layout/sections';
import { href } from '@/routing/href';
import * as S from './Doors.styles';

/** In the order of what people come for. */
const doors: PrimarySection[] = ['accommodations', 'universities', 'services', 'events'];

/** The four sections as four painted doors. */
export function Doors({ counts }: { counts: { accommodations: number } }) {
  const { t, locale } = useI18n();
  return (
    <nav aria-label={t('common.home.doors.label')}>
      <S.List>
        {doors.map((section) => (
          <li key={section}>
            <S.Door data-hue={section} href={href(section, locale)}>
              <S.Title>{t(`common.home.doors.${section}.title`)}</S.Title>
              <S.Text>
                {section === 'accommodations' && counts.accommodations > 0
                  ? t('common.home.doors.accommodations.count', { count: counts.accommodations })
                  : t(`common.home.doors.${section}.text`)}
              </S.Text>
              <S.Art section={section} />
            </S.Door>
          </li>
        ))}
      </S.List>
    </nav>
  );
}
