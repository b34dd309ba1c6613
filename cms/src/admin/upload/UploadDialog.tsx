'use client';
import { useConfig, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { type SubmitEvent, useState } from 'react';
import { isSite, languageNames } from '../../sites';
import { Dialog } from '../Dialog';
import { useLanguage } from '../useLanguage';
import { sendFile } from './sendFile';
import { UploadRow, type Upload } from './UploadRow';
import { uploadTexts } from './uploadTexts';
import './upload.css';

interface Props {
  files: File[];
  /** Receives the ids of the new files in the order of the table, also of a part if the rest was given up. */
  onDone: (ids: number[]) => void;
}

/** A table of files with a description each. They are uploaded one after another, so a slow line finishes some. */
export function UploadDialog({ files, onDone }: Props) {
  const language = useLanguage();
  const texts = uploadTexts[language];
  const { code } = useLocale();
  const { routes } = useConfig().config;
  const [uploads, setUploads] = useState<Upload[]>(() =>
    files.map((file, key) => ({ key, file, alt: '', sent: 0, problem: '' })),
  );
  const [isBusy, setBusy] = useState(false);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const url = `${formatAdminURL({ apiRoute: routes.api, path: '/media' })}?locale=${code}&depth=0`;
  const send = async (upload: Upload): Promise<Upload> => {
    if (upload.id !== undefined) return upload;
    change(upload.key, { problem: '', sent: 0 });
    const onProgress = (sent: number) => change(upload.key, { sent });
    const answer = await sendFile(url, upload, { language, onProgress });
    const result: Partial<Upload> =
      'id' in answer
        ? { id: answer.id, sent: 1 }
        : { sent: 0, problem: answer.reasons.join(' ') || texts.problems[answer.problem] };
    change(upload.key, result);
    return { ...upload, ...result };
  };

  const finish = (all: Upload[]) => onDone(all.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const sendAll = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const results: Upload[] = [];
    for (const upload of uploads) results.push(await send(upload));
    setBusy(false);
    if (results.every(({ id }) => id !== undefined)) finish(results);
  };

  /** Without the file that could not be uploaded the table may be finished. */
  const remove = (key: number) => {
    const rest = uploads.filter((one) => one.key !== key);
    setUploads(rest);
    if (rest.every(({ id }) => id !== undefined)) finish(rest);
  };

  const waiting = uploads.filter(({ id }) => id === undefined);
  return (
    <Dialog
      heading={texts.heading(uploads.length)}
      // Escape must not throw away descriptions.
      onClose={() => waiting.every(({ alt }) => !alt) && !isBusy && finish(uploads)}
    >
      <p>{texts.why(isSite(code) ? languageNames(code)[language] : code)}</p>
      <form className="studium-upload" onSubmit={(event) => void sendAll(event)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.file}</th>
              <th scope="col">{texts.description}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                texts={texts}
                isBusy={isBusy}
                onChange={(alt) => change(upload.key, { alt })}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </tbody>
        </table>
        <progress
          aria-label={texts.progress}
          max={uploads.length}
          value={uploads.reduce((sum, { sent }) => sum + sent, 0)}
        />
        <p role="status">{texts.count(uploads.length - waiting.length, uploads.length)}</p>
        <div className="studium-dialog__buttons">
          <button type="button" disabled={isBusy} onClick={() => finish(uploads)}>
            {waiting.length < uploads.length ? texts.giveUpRest : texts.cancel}
          </button>
          <button type="submit" disabled={isBusy || waiting.length === 0} data-main>
            {waiting.some(({ problem }) => problem) ? texts.retry : texts.upload}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
