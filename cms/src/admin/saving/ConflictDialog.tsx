'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useLanguage } from '../useLanguage';
import { Dialog } from '../Dialog';
import { labelOfPath, plainText } from './labelOfPath';
import type { Choices, Conflict, Side } from './merge';
import { momentOf } from './saveTexts';

const texts = {
  it: {
    heading: 'Avete cambiato la stessa cosa',
    why: 'Mentre scrivevi, questo contenuto è stato salvato da un’altra parte: da un collega, in un’altra finestra o con un’importazione. Il resto è già unito: scegli fra questi testi.',
    mine: 'Il tuo',
    theirs: (who: string, when: string) => `Salvato ${when}${who && ` da ${who}`}`,
    empty: '(vuoto)',
    later: 'Più tardi',
    done: 'Usa quelli scelti',
  },
  en: {
    heading: 'You have changed the same thing',
    why: 'While you were writing, this content was saved elsewhere: by a colleague, in another window or by an import. The rest is merged already: choose between these texts.',
    mine: 'Yours',
    theirs: (who: string, when: string) => `Saved ${when}${who && ` by ${who}`}`,
    empty: '(empty)',
    later: 'Later',
    done: 'Use the chosen ones',
  },
};

interface Props {
  conflicts: Conflict[];
  /** Who saved the other side; empty if that is not stored. */
  savedBy: string;
  /** When, as ISO time. */
  savedAt: string | undefined;
  onDone: (choices: Choices) => void;
  onClose: () => void;
}

/** Shows both texts where two people changed the same field; nothing is saved before the editor chooses. */
export function ConflictDialog({ conflicts, savedBy, savedAt, onDone, onClose }: Props) {
  const language = useLanguage();
  const words = texts[language];
  const { i18n } = useTranslation();
  const { docConfig } = useDocumentInfo();
  const [choices, setChoices] = useState<Choices>(new Map());
  const when = savedAt ? momentOf(savedAt, language) : '';
  const sides: [Side, string][] = [
    ['mine', words.mine],
    ['theirs', words.theirs(savedBy, when)],
  ];

  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <p>{words.why}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone(choices);
        }}
      >
        {conflicts.map(({ path, ...values }) => (
          <fieldset key={path}>
            <legend>
              {labelOfPath(docConfig?.fields ?? [], path, (label) =>
                getTranslation(label as string, i18n),
              )}
            </legend>
            {sides.map(([side, name]) => (
              <label key={side} className="studium-dialog__side">
                <span>
                  <input
                    type="radio"
                    name={path}
                    required
                    onChange={() => setChoices(new Map(choices).set(path, side))}
                  />
                  {name}
                </span>
                <span className="studium-dialog__text">
                  {plainText(values[side]) || words.empty}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="studium-dialog__buttons">
          <button type="button" onClick={onClose}>
            {words.later}
          </button>
          <button type="submit" data-main>
            {words.done}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
