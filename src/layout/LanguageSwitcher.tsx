import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';
import * as S from './LanguageSwitcher.styles';
import type { Alternates } from './model';

interface LanguageSwitcherProps {
  alternates: Alternates;
  section: Hue | null;
  /** There are several on a page; each is a landmark with a name of its own. */
  place: 'header' | 'menu' | 'footer';
}

const labels = {
  header: 'common.language.label',
  menu: 'common.language.labelMenu',
  footer: 'common.language.labelFooter',
} as const;

/** This page in the other language; where it is not translated, it says so and offers its section. */
export function LanguageSwitcher({ alternates, section, place }: LanguageSwitcherProps) {
  const { t, locale: current } = useI18n();
  return (
    <nav aria-label={t(labels[place])}>
      <S.List>
        {locales.map((locale) => {
          const path = alternates[locale];
          return (
            <li key={locale}>
              {path === null && locale !== current ? (
                <Missing locale={locale} section={section} above={place === 'footer'} />
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

interface MissingProps {
  locale: Locale;
  section: Hue | null;
  /** Whether the notice opens above its button: there is no room below the footer's. */
  above: boolean;
}

/** Said in the language that was asked for, with the platform's popover: it needs no script. */
function Missing({ locale, section, above }: MissingProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <>
      <S.Untranslated type="button" lang={locale} popoverTarget={id}>
        <Name locale={locale} />
      </S.Untranslated>
      <S.Notice id={id} popover="auto" $above={above} lang={locale} data-ground="surface">
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
