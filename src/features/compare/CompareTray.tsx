import { useRouter } from 'next/compat/router';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import type { T } from '@/i18n/translate';
import { routes } from '@/routing/routes';
import { forget, idsOf, keepRecalling, recall, sectionOf, toggle, type Outcome } from './choose';
import { compareHrefOf } from './codec';
import { useCompared } from './compared';
import { compareMessages } from './compareMessages';
import * as S from './CompareTray.styles';
import { comparedSections, most, type ComparedSection } from './model';

/** What came of one press; each is an object of its own. */
export interface Said {
  outcome: Outcome;
  section: ComparedSection;
  title: string;
}

/** Milliseconds that the words about a press stay, and before they are said to be heard. */
const stayMs = 7000;
const hearMs = 60;

/** What follows from the press of «Compare»; without one, what the device remembers is shown. */
export function press(button?: HTMLButtonElement): Said | null {
  recall();
  const key = button?.dataset.compare ?? '';
  const section = sectionOf(key);
  const outcome = toggle(key);
  return button && section && outcome ? { outcome, section, title: button.value } : null;
}

/** How many entries are chosen to be compared, and the way to their table. */
export function CompareTray({ said }: { said: Said | null }) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={locale} messages={compareMessages[locale]}>
      <Tray said={said} />
    </I18nProvider>
  );
}

function Tray({ said }: { said: Said | null }) {
  const { t, locale } = useI18n();
  const compared = useCompared();
  const isThere = useRouter()?.pathname === routes.compare.it;
  const status = useRef<HTMLParagraphElement>(null);
  const [spoken, setSpoken] = useState<Said | null>(null);
  useEffect(keepRecalling, []);
  useEffect(() => {
    if (!said) return;
    // Words that stand in a region when it comes are not heard by everybody.
    const timers = [
      setTimeout(() => setSpoken(said), hearMs),
      setTimeout(() => setSpoken(null), stayMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [said]);
  const chosen = comparedSections
    .map((section) => ({ section, ids: idsOf(compared, section) }))
    .filter(({ ids }) => ids.length > 0);
  const clear = (section: ComparedSection) => {
    forget(section);
    setSpoken({ outcome: 'cleared', section, title: '' });
    // The pressed button is gone.
    status.current?.focus();
  };
  return (
    <S.Place data-print="hide">
      <S.Words
        ref={status}
        role="status"
        tabIndex={-1}
        data-ground="night"
        data-seen={spoken?.outcome === 'full' || undefined}
      >
        {spoken && wordsOf(spoken, t)}
      </S.Words>
      {!isThere && chosen.length > 0 && (
        <S.Tray aria-label={t('compare.tray.label')} data-ground="surface" data-tray="">
          {chosen.map(({ section, ids }) => (
            <S.Row key={section}>
              <S.HowMany>{t(`compare.tray.${section}`, { count: ids.length })}</S.HowMany>
              <S.Clear
                type="button"
                onClick={() => clear(section)}
                aria-label={t(
                  section === 'accommodations'
                    ? 'compare.tray.clearAccommodations'
                    : 'compare.tray.clearUniversities',
                )}
              >
                <Icon name="close" />
              </S.Clear>
              <ButtonLink href={compareHrefOf(section, ids, locale)}>
                <span aria-hidden="true">
                  {t('compare.tray.open')} <S.Count>{ids.length}</S.Count>
                </span>
                <VisuallyHidden>
                  {t(
                    section === 'accommodations'
                      ? 'compare.tray.openAccommodations'
                      : 'compare.tray.openUniversities',
                  )}
                </VisuallyHidden>
              </ButtonLink>
            </S.Row>
          ))}
        </S.Tray>
      )}
    </S.Place>
  );
}

function wordsOf({ outcome, section, title }: Said, t: T): string {
  if (outcome === 'full') return t(`compare.tray.full.${section}`, { count: most[section] });
  return t(`compare.tray.${outcome}`, { title });
}
