import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '@/i18n/I18n';
import { fetchInTime } from '@/lib/fetchInTime';
import { choiceCookie, readChoice, type Choice } from './choice';
import { ConsentBanner } from './ConsentBanner';
import * as S from './ConsentBanner.styles';
import { startTags, stopTags, hasRunningTags } from './tagManager';

interface ConsentProps {
  /** The container id of the tag manager. */
  id: string;
  /** Reloads the page, because scripts that have run cannot be unloaded. */
  reload?: () => void;
}

const never = () => () => undefined;
const findFooter = () => document.querySelector('[data-legal]');

/**
 * Requests consent before third-party scripts load, stores the choice, and adds a button to the footer
 * that changes it. For the browser only, because the server does not read the choice.
 */
export function Consent({ id, reload = () => location.reload() }: ConsentProps) {
  const { t } = useI18n();
  const [choice, setChoice] = useState(() => readChoice(document.cookie, Date.now()));
  const [isReopened, setIsReopened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A navigation may replace the footer, so read it on each render.
  const footer = useSyncExternalStore(never, findFooter);
  useEffect(() => {
    if (choice?.statistics) startTags(id);
  }, [choice, id]);

  const choose = (statistics: boolean) => {
    const next = storeChoice(statistics);
    if (!statistics && hasRunningTags()) {
      stopTags();
      reload();
    }
    setChoice(next);
    close();
  };
  const close = () => {
    setIsReopened(false);
    if (isReopened) opener.current?.focus();
  };
  return (
    <>
      {(!choice || isReopened) && (
        <ConsentBanner
          key={String(isReopened)}
          choice={choice}
          isReopened={isReopened}
          onChoose={choose}
          onClose={close}
        />
      )}
      {footer &&
        createPortal(
          <p>
            <S.Opener ref={opener} type="button" onClick={() => setIsReopened(true)}>
              {t('consent.preferences')}
            </S.Opener>
          </p>,
          footer,
        )}
    </>
  );
}

function storeChoice(statistics: boolean): Choice {
  const choice = { statistics, at: Date.now() };
  document.cookie = choiceCookie(choice, location.protocol === 'https:');
  // Safari keeps a cookie of the server longer than one of a script. Without an answer the script's cookie remains.
  const address = `/api/consent?statistics=${statistics ? 'yes' : 'no'}`;
  fetchInTime(address, { method: 'POST', keepalive: true }).catch(() => undefined);
  return choice;
}
