'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation, useWindowInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../useLanguage';
import { ConflictDialog } from './ConflictDialog';
import { labelOfPath } from './labelOfPath';
import type { KeptCopy } from './localCopy';
import { LoginDialog } from './LoginDialog';
import type { Saver, SaveState } from './Saver';
import { hourOf, momentOf, saveLine, saveTexts } from './saveTexts';
import './SaveBar.css';
import type { Colleague, News } from './usePresence';

interface Props {
  saver: Saver;
  state: SaveState;
  savesItself: boolean;
  savedAt: string | undefined;
  others: Colleague[];
  /** Who saved the document last, and when; null until the program has said so. */
  news: News | null;
  canUndo: boolean;
  onUndo: () => void;
  /** A text of an earlier form that was not saved. */
  offer: KeptCopy | null;
  onOffer: (isTaken: boolean) => void;
}

/** What the header of a form says about it, and the dialogs that belong to it. */
export function SaveBar(props: Props) {
  const { saver, state, savesItself, savedAt, others, news, offer, onOffer } = props;
  const language = useLanguage();
  const texts = saveTexts[language];
  const { i18n } = useTranslation();
  const { docConfig } = useDocumentInfo();
  const labelOf = (path: string) =>
    labelOfPath(docConfig?.fields ?? [], path, (label) => getTranslation(label as string, i18n));
  // The dialogs open by themselves; who closes one opens it again from the line.
  const [closed, setClosed] = useState<SaveState | null>(null);
  const isOpen = closed !== state;

  // The header of a phone has no room for it, and would be what `position: fixed` refers to.
  const { breakpoints } = useWindowInfo();

  const lines = (
    <div className="studium-part studium-saving">
      <div className="studium-saving__row">
        <p className="studium-saving__line" data-state={state.kind} role="status">
          {saveLine(state, language, { savedAt, savesItself, labelOf })}
          {(state.kind === 'loggedOut' || state.kind === 'conflict') && !isOpen && (
            <button type="button" onClick={() => setClosed(null)}>
              {state.kind === 'loggedOut' ? texts.logIn : texts.choose}
            </button>
          )}
        </p>
        {props.canUndo && (
          <button type="button" onClick={props.onUndo}>
            {texts.undo}
          </button>
        )}
      </div>
      {others.map(({ name, isOwn, since }) => (
        <p className="studium-saving__other" key={`${name} ${since}`}>
          {isOwn
            ? texts.ownSince(hourOf(since, language))
            : texts.openSince(name, hourOf(since, language))}
        </p>
      ))}
    </div>
  );
  return (
    <>
      {breakpoints.s ? createPortal(lines, document.body) : lines}
      {offer &&
        createPortal(
          <div className="studium-part studium-saving__offer" role="alert">
            <span>{texts.kept(momentOf(offer.at, language))}</span>
            <button type="button" onClick={() => onOffer(true)}>
              {texts.resume}
            </button>
            <button type="button" onClick={() => onOffer(false)}>
              {texts.discard}
            </button>
          </div>,
          document.body,
        )}
      {state.kind === 'loggedOut' && isOpen && (
        <LoginDialog onDone={() => void saver.retry()} onClose={() => setClosed(state)} />
      )}
      {state.kind === 'conflict' && isOpen && (
        <ConflictDialog
          conflicts={state.conflicts}
          savedBy={news?.updatedAt === state.savedAt ? (news?.savedBy ?? '') : ''}
          savedAt={state.savedAt}
          onDone={(choices) => void saver.resolve(choices)}
          onClose={() => setClosed(state)}
        />
      )}
    </>
  );
}
