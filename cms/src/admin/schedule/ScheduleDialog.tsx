'use client';
import { useDocumentTitle } from '@payloadcms/ui';
import { type SubmitEvent, useState } from 'react';
import type { EntryCollection } from '../../sections/sections';
import { isSite, languageNames, type Site, siteOptions } from '../../sites';
import { momentOf, toPicker } from '../dates/pickedDate';
import { TownPicker } from '../dates/TownPicker';
import { deskTexts, timePhrase } from '../desk/texts';
import { Dialog } from '../Dialog';
import { useLanguage } from '../useLanguage';
import './ScheduleDialog.css';
import { scheduleTexts } from './scheduleTexts';
import { type Action, type Scheduled, useSchedule } from './useSchedule';

interface Props {
  collectionSlug: EntryCollection;
  id: number | string;
  /** What the dialog proposes. */
  proposed: Action;
  onClose: () => void;
}

/**
 * Schedules when an entry is published or unpublished, and shows what is scheduled. It replaces Payload's drawer, which
 * has English words, hours with AM and PM, and a choice of time zones.
 */
export function ScheduleDialog({ collectionSlug, id, proposed, onClose }: Props) {
  const language = useLanguage();
  const texts = scheduleTexts[language];
  const { title } = useDocumentTitle();
  const { upcoming, add, cancel } = useSchedule(collectionSlug, id);
  const [action, setAction] = useState(proposed);
  const [time, setTime] = useState<string | null>(null);
  const [site, setSite] = useState<Site>();
  const [problem, setProblem] = useState('');

  const report = (isDone: boolean) => setProblem(isDone ? '' : texts.failed);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!time) {
      setProblem(texts.noTime);
      return;
    }
    const isDone = await add(action, time, action === 'publish' ? site : undefined);
    report(isDone);
    if (isDone) setTime(null);
  };
  return (
    <Dialog heading={texts.heading(title)} onClose={onClose}>
      <form className="studium-schedule" onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{texts.what}</legend>
          {(['publish', 'unpublish'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="action"
                checked={action === one}
                onChange={() => setAction(one)}
              />
              {texts[one]}
            </label>
          ))}
        </fieldset>
        <div>
          <span id="studium-schedule-when">{texts.when}</span>
          <TownPicker
            labelledBy="studium-schedule-when"
            picked={toPicker(time)}
            withHour
            from={new Date()}
            onChange={(picked) => setTime(picked && momentOf(picked))}
          />
        </div>
        {action === 'publish' && (
          <label>
            {texts.language}
            <select
              value={site ?? ''}
              onChange={({ target }) => setSite(isSite(target.value) ? target.value : undefined)}
            >
              <option value="">{texts.allLanguages}</option>
              {siteOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className="studium-dialog__buttons">
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
          <button type="submit" data-main>
            {texts.schedule}
          </button>
        </div>
      </form>
      <Upcoming upcoming={upcoming} onCancel={(job) => void cancel(job).then(report)} />
    </Dialog>
  );
}

interface UpcomingProps {
  /** Undefined until it is loaded. */
  upcoming: Scheduled[] | undefined;
  onCancel: (id: Scheduled['id']) => void;
}

function Upcoming({ upcoming, onCancel }: UpcomingProps) {
  const language = useLanguage();
  const texts = scheduleTexts[language];
  const phraseOf = ({ action, time, site }: Scheduled) => {
    const phrase = deskTexts[language].scheduledAt[action](timePhrase(time, language));
    return isSite(site) ? `${phrase}, ${texts.only(languageNames(site)[language])}` : phrase;
  };
  return (
    <section className="studium-schedule__upcoming" aria-label={texts.upcoming} aria-live="polite">
      <h3>{texts.upcoming}</h3>
      {upcoming?.length === 0 && <p>{texts.nothing}</p>}
      <ul>
        {upcoming?.map((one) => (
          <li key={one.id}>
            <span>{phraseOf(one)}</span>
            <button
              type="button"
              aria-label={texts.cancelOne(phraseOf(one))}
              onClick={() => onCancel(one.id)}
            >
              {texts.cancel}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
