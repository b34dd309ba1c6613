'use client';
import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useLanguage } from '../useLanguage';
import { Dialog } from '../Dialog';
import { labelOfPath, plainText } from './labelOfPath';
import type { Choices, Conflict, Side } from './merge';

const texts = {
  it: {
    heading: 'Avete cambiato la stessa cosa',
    why: 'Mentre scrivevi, questo contenuto è stato salvato da un’altra parte: da un collega, in un’altra finestra o con un’importazione. Il resto è già unito: scegli fra questi testi.',
    mine: 'Il tuo',
    theirs: 'Quello salvato',
    empty: '(vuoto)',
    later: 'Più tardi',
    done: 'Usa quelli scelti',
  },
  en: {
    heading: 'You have changed the same thing',
    why: 'While you were writing, this content was saved elsewhere: by a colleague, in another window or by an import. The rest is merged already: choose between these texts.',
    mine: 'Yours',
    theirs: 'The saved one',
    empty: '(empty)',
    later: 'Later',
    done: 'Use the chosen ones',
  },
};

interface Props {
  conflicts: Conflict[];
  onDone: (choices: Choices) => void;
  onClose: () => void;
}

/** Shows both texts where two people changed the same field; nothing is saved before the editor chooses. */
export function ConflictDialog({ conflicts, onDone, onClose }: Props) {
  const words = texts[useLanguage()];
  const { i18n } = useTranslation();
  const { docConfig } = useDocumentInfo();
  const [choices, setChoices] = useState<Choices>(new Map());
  const sides: Side[] = ['mine', 'theirs'];

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
            {sides.map((side) => (
              <label key={side} className="studium-dialog__side">
                <span>
                  <input
                    type="radio"
                    name={path}
                    required
                    onChange={() => setChoices(new Map(choices).set(path, side))}
                  />
                  {words[side]}
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
