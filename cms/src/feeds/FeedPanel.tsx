'use client';
import { Button, toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useHydrated } from '../admin/useHydrated';
import { useLanguage } from '../admin/useLanguage';
import { isRecord } from '../lib/isRecord';
import { reasonsOf } from '../lib/reasonsOf';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import '../csv/csv.css';
import { FeedTable } from './FeedTable';
import { type FeedReport, readReport, summaryOf } from './report';

const texts = {
  it: {
    heading: 'Lettura',
    saveFirst: 'Salva per vedere l’anteprima.',
    preview: 'Anteprima',
    previewed: 'Anteprima: non è stato scritto niente.',
    read: 'Leggi ora',
    queued: 'La lettura comincia entro un minuto: poi ricarica la pagina.',
    file: 'Oppure carica un file (ICS, RSS o Atom)',
    uploaded: 'Il file è caricato. Guarda l’anteprima.',
    busy: 'Un momento…',
    last: (time: string) => `Ultima lettura: ${time}.`,
    never: 'Non è ancora stata letta.',
    failed: 'Non riuscita:',
    unanswered: 'Il server non ha risposto. Riprova.',
  },
  en: {
    heading: 'Reading',
    saveFirst: 'Save to see the preview.',
    preview: 'Preview',
    previewed: 'Preview: nothing was written.',
    read: 'Read now',
    queued: 'The reading starts within a minute: then reload the page.',
    file: 'Or upload a file (ICS, RSS or Atom)',
    uploaded: 'The file is uploaded. Look at the preview.',
    busy: 'One moment…',
    last: (time: string) => `Last read: ${time}.`,
    never: 'It has not been read yet.',
    failed: 'Failed:',
    unanswered: 'The server did not answer. Try again.',
  },
};

/** What the panel shows of the stored feed. */
interface LastReading {
  readAt: string;
  problem: string;
  report: FeedReport | null;
}

/** The form's part about the reading of a feed: a preview, the buttons, and what the last reading did. */
export function FeedPanel() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const language = useLanguage();
  const text = texts[language];
  const isHydrated = useHydrated();
  const isModified = useFormModified();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [shown, setShown] = useState<FeedReport | null>(null);
  const [last, setLast] = useState<LastReading | null>(null);

  const urlOf = (path: '' | '/preview' | '/read' | '/file') =>
    formatAdminURL({ apiRoute: config.routes.api, path: `/feeds/${id}${path}` });
  const own = urlOf('');

  useEffect(() => {
    if (id === undefined) return;
    const show = async (): Promise<void> => {
      const response = await fetch(`${own}?depth=0`, { credentials: 'include' });
      const feed: unknown = await response.json();
      if (!isRecord(feed)) return;
      const problem = isRecord(feed.problem) ? stringOrEmpty(feed.problem[language]) : '';
      setLast({ readAt: stringOrEmpty(feed.readAt), problem, report: readReport(feed.report) });
    };
    show().catch(() => setLast(null));
  }, [id, own, language]);

  if (id === undefined) return <p>{text.saveFirst}</p>;

  /** Sends a request, and returns its answer; shows the reason of a refusal. */
  async function send(path: '/preview' | '/read' | '/file', body?: ArrayBuffer): Promise<unknown> {
    setBusy(true);
    setNote('');
    setShown(null);
    const headers = { 'content-type': 'text/calendar' };
    const response = await fetch(urlOf(path), {
      method: 'POST',
      credentials: 'include',
      ...(body && { body, headers }),
    }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    setBusy(false);
    if (response?.ok) return answer;
    setNote(reasonsOf(answer).join(' ') || text.unanswered);
    return null;
  }

  async function preview(): Promise<void> {
    const report = readReport(await send('/preview'));
    if (!report) return;
    setShown(report);
    setNote(`${text.previewed} ${summaryOf(report, language)}`);
  }

  async function read(): Promise<void> {
    if (await send('/read')) toast.success(text.queued);
  }

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const bytes = await target.files?.[0]?.arrayBuffer().catch(() => null);
    target.value = '';
    if (bytes && (await send('/file', bytes))) setNote(text.uploaded);
  }

  const isDisabled = busy || !isHydrated || isModified;
  const report = shown ?? last?.report;
  const time = last?.readAt && new Date(last.readAt).toLocaleString(language);
  return (
    <section className="studium-csv__form" aria-busy={busy} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p>{time ? text.last(time) : text.never}</p>
      {last?.problem && (
        <p>
          <strong>{text.failed}</strong> {last.problem}
        </p>
      )}
      {isModified && <p>{text.saveFirst}</p>}
      <label>
        {text.file}
        <input
          type="file"
          accept=".ics,.xml,.rss,.atom,text/calendar,application/xml"
          disabled={isDisabled}
          onChange={(event) => void upload(event)}
        />
      </label>
      <div>
        <Button margin={false} disabled={isDisabled} onClick={() => void preview()}>
          {text.preview}
        </Button>{' '}
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isDisabled}
          onClick={() => void read()}
        >
          {text.read}
        </Button>
      </div>
      <div role="status" className="studium-csv__status">
        {busy && <p>{text.busy}</p>}
        {!busy && note && <p>{note}</p>}
        {!busy && !note && report && <p>{summaryOf(report, language)}</p>}
      </div>
      {report && report.lines.length > 0 && <FeedTable lines={report.lines} />}
    </section>
  );
}
