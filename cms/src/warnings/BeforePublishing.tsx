'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useState } from 'react';
import { useLanguage } from '../admin/useLanguage';
import './BeforePublishing.css';
import { goToField, tabOf } from './goToField';
import type { ShownWarning } from './ShownWarning';
import { useWarnings } from './useWarnings';
import { fieldHash, WarningLink } from './WarningLink';

const texts = {
  it: {
    heading: 'Prima di pubblicare',
    fine: 'Tutto a posto.',
    noErrors: 'Nulla da correggere.',
    notes: 'Si può fare meglio',
  },
  en: {
    heading: 'Before publishing',
    fine: 'Everything is fine.',
    noErrors: 'Nothing to fix.',
    notes: 'Could be better',
  },
};

const List = ({ warnings }: { warnings: ShownWarning[] }) => (
  <ul>
    {warnings.map((warning, n) => (
      <li key={n} data-severity={warning.severity}>
        <WarningLink {...warning} />
      </li>
    ))}
  </ul>
);

/** A dot on each tab of the form in which something is missing; the panel says the same in words. */
function TabDots({ warnings, fields }: { warnings: ShownWarning[]; fields: ClientField[] }) {
  const numbers = new Set(warnings.flatMap(({ field }) => (field ? tabOf(fields, field) : [])));
  const tabs = [...numbers]
    .filter((number) => number >= 0)
    .map((number) => `.tabs-field__tab-button:nth-of-type(${number + 1})::before`);
  return tabs.length > 0 && <style>{`${tabs.join()}{display:block}`}</style>;
}

/** The panel beside the form with the warnings of the entry as it was last saved. */
export function BeforePublishing() {
  const load = useWarnings();
  const { collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const language = useLanguage();
  const [warnings, setWarnings] = useState<ShownWarning[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void load().then((loaded) => {
      if (isCurrent && loaded) setWarnings(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, lastUpdateTime, language]);

  // A warning about the other language links to this form in that language, with the field in the hash.
  useEffect(() => {
    const { hash } = window.location;
    if (!hash.startsWith(fieldHash) || !collectionSlug) return;
    goToField(getEntityConfig({ collectionSlug }).fields, hash.slice(fieldHash.length));
  }, [collectionSlug, getEntityConfig]);

  if (!warnings || !collectionSlug) return null;
  const { heading, fine, noErrors, notes: notesHeading } = texts[language];
  const errors = warnings.filter(({ severity }) => severity === 'error');
  const notes = warnings.filter(({ severity }) => severity === 'note');
  return (
    <section className="studium-warnings" aria-label={heading}>
      <TabDots warnings={errors} fields={getEntityConfig({ collectionSlug }).fields} />
      <h3>{heading}</h3>
      <div aria-live="polite">
        {errors.length > 0 ? (
          <List warnings={errors} />
        ) : (
          <p className="studium-warnings__calm">{notes.length > 0 ? noErrors : fine}</p>
        )}
      </div>
      {notes.length > 0 && (
        <details>
          <summary>
            {notesHeading} ({notes.length})
          </summary>
          <List warnings={notes} />
        </details>
      )}
    </section>
  );
}
