import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '@/i18n/I18n';
import { ConsentBanner } from './ConsentBanner';
import * as S from './ConsentBanner.styles';
import { keepChoice, keptChoice } from './keptChoice';
import { startTags, stopTags, tagsRun } from './tags';

interface ConsentProps {
  /** The tag manager's container. */
  id: string;
  /** Loads the page anew: the only way to be rid of scripts that have run. */
  reload?: () => void;
}

const never = () => () => undefined;
const findFooter = () => document.querySelector('[data-legal]');

/**
 * Asks before anything of others is loaded, remembers the answer, and lets it be changed from every
 * page's footer (domain L-08…L-14). For the browser only: the server does not know the answer.
 */
export function Consent({ id, reload = () => location.reload() }: ConsentProps) {
  const { t } = useI18n();
  const [choice, setChoice] = useState(keptChoice);
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The footer is the page's; it may be another one after a move.
  const footer = useSyncExternalStore(never, findFooter);
  useEffect(() => {
    if (choice?.statistics) startTags(id);
  }, [choice, id]);

  const choose = (statistics: boolean) => {
    const next = keepChoice(statistics);
    if (!statistics && tagsRun()) {
      stopTags();
      reload();
    }
    setChoice(next);
    close();
  };
  const close = () => {
    setAsked(false);
    if (isAsked) opener.current?.focus();
  };
  return (
    <>
      {(!choice || isAsked) && (
        <ConsentBanner
          key={String(isAsked)}
          choice={choice}
          asked={isAsked}
          onChoose={choose}
          onClose={close}
        />
      )}
      {footer &&
        createPortal(
          <p>
            <S.Opener ref={opener} type="button" onClick={() => setAsked(true)}>
              {t('consent.preferences')}
            </S.Opener>
          </p>,
          footer,
        )}
    </>
  );
}
