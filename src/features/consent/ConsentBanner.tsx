import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { formatDate } from '@/i18n/formatDate';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Choice } from './choice';
import * as S from './ConsentBanner.styles';

interface ConsentBannerProps {
  choice: Choice | null;
  /** Whether the visitor opened it from the footer: then it shows all purposes and takes the focus. */
  isReopened: boolean;
  onChoose: (statistics: boolean) => void;
  /** Closes the banner without a change of the choice. */
  onClose: () => void;
}

/**
 * Requests consent for third-party tags, as the Garante's guidelines of 10 June 2021 (n. 231) require: equal buttons to
 * accept and reject, an X that means no, purposes that are not ticked in advance, and a page that stays usable.
 */
export function ConsentBanner({ choice, isReopened, onChoose, onClose }: ConsentBannerProps) {
  const { t, locale } = useI18n();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [isDetailed, setDetailed] = useState(isReopened);
  const [statistics, setStatistics] = useState(choice?.statistics ?? false);
  useRoomBelow(root);
  useEffect(() => {
    if (isReopened) root.current?.focus();
  }, [isReopened]);
  const answer = choice?.statistics ? 'yes' : 'no';
  return (
    <S.Root ref={root} tabIndex={-1} aria-labelledby={`${id}title`} data-print="hide">
      <S.Head>
        <h2 id={`${id}title`}>{t('consent.title')}</h2>
        <button
          type="button"
          aria-label={t(choice ? 'consent.close' : 'consent.continue')}
          onClick={() => (choice ? onClose() : onChoose(false))}
        >
          <Icon name="close" />
        </button>
      </S.Head>
      <S.Text>
        {t('consent.text')}{' '}
        <Link href={href('page', { slug: t('consent.policySlug') }, locale)}>
          {t('consent.policy')}
        </Link>
      </S.Text>
      {isDetailed && (
        <S.Purposes>
          <legend>{t('consent.purposes')}</legend>
          <p>{t('consent.technical')}</p>
          <Checkbox
            id={`${id}statistics`}
            checked={statistics}
            onChange={({ currentTarget }) => setStatistics(currentTarget.checked)}
          >
            {t('consent.statistics')}
          </Checkbox>
          {isReopened && (
            <p>
              {choice
                ? t(`consent.state.${answer}`, {
                    date: formatDate(new Date(choice.at).toISOString(), locale),
                  })
                : t('consent.state.none')}
            </p>
          )}
        </S.Purposes>
      )}
      <S.Commands>
        <Button look="secondary" onClick={() => onChoose(true)}>
          {t('consent.accept')}
        </Button>
        <Button look="secondary" onClick={() => onChoose(false)}>
          {t('consent.reject')}
        </Button>
        {isDetailed ? (
          <Button look="secondary" onClick={() => onChoose(statistics)}>
            {t('consent.save')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => setDetailed(true)}>
            {t('consent.choose')}
          </Button>
        )}
      </S.Commands>
    </S.Root>
  );
}

/**
 * Adds space below the page in the height of the banner, so that the banner covers neither the end of
 * the page nor the focused element (WCAG 2.4.11). Visible content does not shift.
 */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement: page } = document;
    const observer = new ResizeObserver(() => {
      const { offsetHeight = 0 } = banner.current ?? {};
      page.style.scrollPaddingBottom = `calc(var(--dock) + ${offsetHeight}px + 2rem)`;
      body.style.paddingBottom = `${offsetHeight}px`;
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      page.style.removeProperty('scroll-padding-bottom');
      body.style.removeProperty('padding-bottom');
    };
  }, [banner]);
}
