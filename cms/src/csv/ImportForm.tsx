'use client';
import { Button } from '@payloadcms/ui';
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useHydrated } from '../admin/useHydrated';
import { useLanguage } from '../admin/useLanguage';
import type { ImportAnswer } from './ImportAnswer';
import { messages } from './messages';
import { ChooseColumns } from './ChooseColumns';
import { ImportReport } from './ImportReport';
import { useChosenNames } from './useChosenNames';
import { useImport } from './useImport';

const texts = {
  it: {
    file: 'File CSV',
    publish: 'Pubblica subito i contenuti nuovi (altrimenti restano bozze)',
    check: 'Controlla il file',
    import: 'Importa',
    busy: 'Un momento…',
    progress: (row: number) => `Scritto fino alla riga ${row}…`,
    partly: (row: number) =>
      `Le righe fino alla ${row} sono già scritte: toglile dal foglio prima di riprovare.`,
    checked: 'Controllato: non è ancora stato scritto niente.',
    nothing: 'Non c’è niente da importare: i contenuti sono già così.',
    faults:
      'Non è stato scritto niente. Correggi le righe con errori nel foglio, salvalo e scegli di nuovo il file.',
    differs: messages.differs.it,
    written: 'Importato.',
    choose: 'Scegli un file.',
    unreadable: 'Il file non si può leggere: forse è cambiato. Sceglilo di nuovo.',
    failed:
      'Il server non ha risposto. Controlla il file di nuovo: vedrai che cosa è già stato scritto.',
  },
  en: {
    file: 'CSV file',
    publish: 'Publish new content at once (otherwise it stays a draft)',
    check: 'Check the file',
    import: 'Import',
    busy: 'One moment…',
    progress: (row: number) => `Written up to row ${row}…`,
    partly: (row: number) =>
      `The rows up to ${row} are written already: remove them from the sheet before you try again.`,
    checked: 'Checked: nothing has been written yet.',
    nothing: 'There is nothing to import: the content is like this already.',
    faults:
      'Nothing was written. Correct the rows with faults in the spreadsheet, save it and choose the file again.',
    differs: messages.differs.en,
    written: 'Imported.',
    choose: 'Choose a file.',
    unreadable: 'The file cannot be read: perhaps it has changed. Choose it again.',
    failed: 'The server did not answer. Check the file again: you will see what has been written.',
  },
};

const isWrong = ({ lines }: ImportAnswer): boolean => lines.some(({ kind }) => kind === 'fault');
const isUnchanged = ({ lines }: ImportAnswer): boolean =>
  lines.every(({ kind }) => kind === 'unchanged');

/** Which sentence of `texts` stands above the report. */
function messageOf(answer: ImportAnswer): 'written' | 'faults' | 'differs' | 'nothing' | 'checked' {
  if (answer.state === 'written') return 'written';
  if (isWrong(answer)) return 'faults';
  if (answer.state === 'differs') return 'differs';
  return isUnchanged(answer) ? 'nothing' : 'checked';
}

/**
 * The form that checks a file, shows the report, and imports the file.
 *
 * @param columns the columns that an import reads
 * @param endpoint the path of the endpoint of the collection
 * @param entries the path of the list, below which each entry has its page
 * @param hasDrafts whether new content can be a draft; otherwise all of it is public at once
 */
export function ImportForm({
  collection,
  columns,
  endpoint,
  entries,
  hasDrafts,
}: {
  collection: string;
  columns: { name: string; label: string }[];
  endpoint: string;
  entries: string;
  hasDrafts: boolean;
}) {
  const text = texts[useLanguage()];
  const input = useRef<HTMLInputElement>(null);
  const [publish, setPublish] = useState(false);
  const [names, chooseNames] = useChosenNames(collection);
  const { busy, written, result, setResult, check, importChecked } = useImport(
    endpoint,
    names,
    text,
  );
  // Before hydration a click on the button would send the form to the page itself, and lose the chosen file, and the
  // checkbox would lose its state.
  const isHydrated = useHydrated();
  const answer = result && 'answer' in result ? result.answer : null;
  const canImport =
    answer !== null && answer.state !== 'written' && !isWrong(answer) && !isUnchanged(answer);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (file) void check(file, publish);
    else setResult({ problem: text.choose });
  };
  const choosePublish = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setPublish(target.checked);
    setResult(null);
  };

  return (
    <form onSubmit={submit} className="studium-csv__form" aria-busy={busy}>
      <label>
        {text.file}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          // The report that arrives would be that of another file.
          disabled={busy}
          // A corrected file with the same name counts as a change too.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={() => setResult(null)}
        />
      </label>
      {hasDrafts && (
        <label>
          <input
            type="checkbox"
            checked={publish}
            disabled={busy || !isHydrated}
            onChange={choosePublish}
          />{' '}
          {text.publish}
        </label>
      )}
      <ChooseColumns
        columns={columns}
        unknown={result && 'problem' in result ? (result.unknown ?? []) : []}
        names={names}
        disabled={busy}
        onChange={(chosen) => {
          chooseNames(chosen);
          // The report was that of the earlier choices; the names that are still unknown stay.
          if (result && 'answer' in result) setResult(null);
        }}
      />
      <Button
        type="submit"
        margin={false}
        disabled={busy || !isHydrated}
        buttonStyle={canImport ? 'secondary' : 'primary'}
      >
        {text.check}
      </Button>
      <div role="status" className="studium-csv__status">
        {busy && <p>{written > 0 ? text.progress(written) : text.busy}</p>}
        {!busy && result && 'problem' in result && <p>{result.problem}</p>}
        {!busy && answer && (
          <p>
            <strong>{text[messageOf(answer)]}</strong> {answer.summary}
          </p>
        )}
      </div>
      {canImport && (
        <Button margin={false} disabled={busy} onClick={() => void importChecked(answer, publish)}>
          {text.import}
        </Button>
      )}
      {answer && <ImportReport lines={answer.lines} entries={entries} />}
    </form>
  );
}
