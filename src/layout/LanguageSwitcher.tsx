import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';
import * as S from './LanguageSwitcher.styles';
import type { Alternates } from '@/routing/alternates';

interface LanguageSwitcherProps {
  alternates: Alternates;
  section: Hue | null;
  /** The position; a page has several switchers, each a landmark with its own name. */
  position: 'header' | 'menu' | 'footer';
}

const labels = {
  header: 'common.language.label',
  menu: 'common.language.labelMenu',
  footer: 'common.language.labelFooter',
} as const;

/**
 * Links to this page in the other languages. For a page without a translation it shows a notice with a link
 * to the section.
 */
export function LanguageSwitcher({ alternates, section, position }: LanguageSwitcherProps) {
  const { t, locale: current } = useI18n();
  return (
    <nav aria-label={t(labels[position])}>
      <S.List>
        {locales.map((locale) => {
          const path = alternates[locale];
          return (
            <li key={locale}>
              {path === null && locale !== current ? (
                <UntranslatedNotice
                  locale={locale}
                  section={section}
                  above={position === 'footer'}
                />
              ) : (
                <S.Choice
                  href={path ?? '#main'}
                  lang={locale}
                  hrefLang={locale}
                  aria-current={locale === current ? 'true' : undefined}
                >
                  <Name locale={locale} />
                </S.Choice>
              )}
            </li>
          );
        })}
      </S.List>
    </nav>
  );
}

interface UntranslatedNoticeProps {
  locale: Locale;
  section: Hue | null;
  /** Whether the notice opens above its button, because the footer has no space below. */
  above: boolean;
}

/** A notice in the requested language. It uses the popover API, so it needs no script. */
function UntranslatedNotice({ locale, section, above }: UntranslatedNoticeProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <>
      <S.Untranslated type="button" lang={locale} popoverTarget={id}>
        <Name locale={locale} />
      </S.Untranslated>
      <S.Notice
        id={id}
        popover="auto"
        $above={above}
        lang={locale}
        dir={localeInfo[locale].direction}
        data-ground="surface"
      >
        <p>{t(`common.language.missing.${locale}`)}</p>
        <Link href={href(section ?? 'home', locale)} hrefLang={locale}>
          {t(`common.language.${section ? 'section' : 'home'}.${locale}`)}
        </Link>
      </S.Notice>
    </>
  );
}

function Name({ locale }: { locale: Locale }) {
  return (
    <>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <VisuallyHidden>{localeInfo[locale].name}</VisuallyHidden>
    </>
  );
}
