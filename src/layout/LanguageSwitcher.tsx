import dynamic from 'next/dynamic';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';
import * as S from './LanguageSwitcher.styles';
import type { UntranslatedNoticeProps } from './LanguageSwitcher.Notice';
import type { Alternates } from '@/routing/alternates';

/** Only pages without a translation load it. */
const UntranslatedNotice = dynamic(() =>
  import('./LanguageSwitcher.Notice').then((module) => module.UntranslatedNotice),
);

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
                <Untranslated locale={locale} section={section} above={position === 'footer'} />
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

type UntranslatedProps = Omit<UntranslatedNoticeProps, 'id'>;

/** The button of a language that the page does not have. It opens a notice. */
function Untranslated({ locale, ...props }: UntranslatedProps) {
  const id = useId();
  return (
    <>
      <S.Untranslated type="button" lang={locale} popoverTarget={id}>
        <Name locale={locale} />
      </S.Untranslated>
      <UntranslatedNotice id={id} locale={locale} {...props} />
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
