import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';
import type { Alternates } from './model';

const List = styled.ul`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: color-mix(in srgb, var(--fg) 9%, var(--ground));
`;

const Choice = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 38px;
  border-radius: var(--r-pill);
  color: var(--fg);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--fg) 10%, transparent);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-pill);
  }
  &[aria-current] {
    background: var(--fg);
    color: var(--ground);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid CanvasText;
    }
  }
`;

interface LanguageSwitcherProps {
  alternates: Alternates;
  section: Hue | null;
  /** There are two on a page; each is a landmark with a name of its own. */
  place: 'header' | 'footer';
}

/** This page in the other language; where it is not translated, its section's list, and says so. */
export function LanguageSwitcher({ alternates, section, place }: LanguageSwitcherProps) {
  const { t, locale: current } = useI18n();
  const target = (locale: Locale) => {
    const path = alternates[locale];
    if (path !== null) return { path, title: undefined };
    const language = localeInfo[locale].name;
    return {
      path: href(section ?? 'home', locale),
      title: t(section ? 'common.language.untranslated' : 'common.language.untranslatedHome', {
        language,
      }),
    };
  };
  return (
    <nav
      aria-label={t(place === 'header' ? 'common.language.label' : 'common.language.labelFooter')}
      data-print="hide"
    >
      <List>
        {locales.map((locale) => {
          const { path, title } = target(locale);
          return (
            <li key={locale}>
              <Choice
                href={path}
                title={title}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
              >
                <span aria-hidden="true">{locale.toUpperCase()}</span>
                <VisuallyHidden>{localeInfo[locale].name}</VisuallyHidden>
              </Choice>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
