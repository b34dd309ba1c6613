import { useRouter } from 'next/compat/router';
import { useEffect, useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import { pageFileOf } from '@/routing/routes';
import { removeCompared, setCompared, type Outcome } from './changeCompared';
import { compareHrefOf } from './comparisonQuery';
import { chosenIds, sectionOfKey, useCompared } from './compared';
import * as S from './CompareTray.styles';
import { maxCompared, type ComparedSection } from './model';

/** The result of one click on a compare button; each click creates a new object. */
export interface PressResult {
  outcome: Outcome;
  section: ComparedSection;
  title: string;
}

/** Milliseconds for which the message about a click stays. */
const messageMs = 7000;
/** Milliseconds before the message is rendered, so that screen readers announce it. */
const announceDelayMs = 60;

/**
 * Handles the click on a compare button; without one there is nothing to do.
 * @param wasChosen `aria-pressed` of the button at the click
 */
export function handlePress(
  button: HTMLButtonElement | undefined,
  wasChosen: string | null | undefined,
): PressResult | null {
  const key = button?.dataset.compare ?? '';
  const section = sectionOfKey(key);
  if (!button || !section) return null;
  reportCodeLoad(true);
  return { outcome: setCompared(section, key, wasChosen !== 'true'), section, title: button.value };
}

/** Shows how many entries are chosen, with links to their comparison. */
export function CompareTray({ result }: { result: PressResult | null }) {
  const { t, locale } = useI18n();
  const isComparePage = useRouter()?.pathname === pageFileOf('compare');
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState<PressResult | null>(null);
  useEffect(() => {
    if (!result) return;
    // Some screen readers do not announce text that a live region contains from the beginning.
    const timers = [
      setTimeout(() => setMessage(result), announceDelayMs),
      setTimeout(() => setMessage(null), messageMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [result]);
  const chosen = chosenIds(useCompared());
  const clear = (section: ComparedSection) => {
    removeCompared(section);
    setMessage({ outcome: 'cleared', section, title: '' });
    // The focus moves, because the clicked button is removed.
    status.current?.focus();
  };
  return (
    <S.Place data-print="hide">
      <S.Message
        ref={status}
        role="status"
        tabIndex={-1}
        data-ground="night"
        data-seen={message?.outcome === 'full' || undefined}
      >
        {message && messageOf(message, t)}
      </S.Message>
      {!isComparePage && chosen.length > 0 && (
        <S.Tray aria-label={t('compare.tray.label')} data-ground="surface" data-tray="">
          {chosen.map(({ section, ids }) => (
            <S.Row key={section}>
              <S.HowMany>{t(`compare.tray.${section}`, { count: ids.length })}</S.HowMany>
              <S.Clear
                type="button"
                onClick={() => clear(section)}
                aria-label={t(`compare.tray.clear.${section}`)}
              >
                <Icon name="close" />
              </S.Clear>
              <ButtonLink href={compareHrefOf(section, ids, locale)}>
                <span aria-hidden="true">
                  {t('compare.tray.open')} <S.Count>{ids.length}</S.Count>
                </span>
                <VisuallyHidden>{t(`compare.tray.compare.${section}`)}</VisuallyHidden>
              </ButtonLink>
            </S.Row>
          ))}
        </S.Tray>
      )}
    </S.Place>
  );
}

function messageOf({ outcome, section, title }: PressResult, t: TFunction): string {
  if (outcome === 'full') return t(`compare.tray.full.${section}`, { count: maxCompared[section] });
  return t(`compare.tray.${outcome}`, { title });
}
