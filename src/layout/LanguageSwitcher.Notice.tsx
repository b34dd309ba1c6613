import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { localeInfo, type Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';

/**
 * The popover is below or above its button if the browser supports anchor positioning, otherwise in the
 * middle. It has no `position-try-fallbacks`, because WebKit 2.50 never ends the layout when a container
 * query hides an element with them.
 */
const Notice = styled.div<{ $above: boolean }>`
  width: min(20rem, calc(100vw - 2rem));
  padding: 1.25rem;
  border: 0;
  border-radius: var(--r-card);
  box-shadow: var(--shadow);
  font-size: var(--fs-small);
  @supports not selector(:popover-open) {
    display: none; /* Without popover support it would always be open. */
  }
  @supports (position-area: bottom) {
    inset: auto;
    margin: 0.75rem 1rem;
    position-area: ${({ $above }) => ($above ? 'top' : 'bottom')} center;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
    color: var(--link);
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

export interface UntranslatedNoticeProps {
  id: string;
  locale: Locale;
  section: Hue | null;
  /** Whether the notice opens above its button, because the footer has no space below. */
  above: boolean;
}

/** A notice in the requested language. It uses the popover API, so it needs no script. */
export function UntranslatedNotice({ id, locale, section, above }: UntranslatedNoticeProps) {
  const { t } = useI18n();
  return (
    <Notice
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
    </Notice>
  );
}
