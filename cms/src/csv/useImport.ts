import { useState } from 'react';
import { type ImportAnswer, readImportAnswer } from './ImportAnswer';

/** What the form shows after a request; `problem` is a sentence for the editor. */
type ImportResult = { answer: ImportAnswer } | { problem: string };

interface Problems {
  unreadable: string;
  failed: string;
}

/**
 * Checks a file and imports it. It keeps the bytes that were checked, so that exactly these are imported.
 *
 * @param endpoint the path of the endpoint of the collection
 * @param problems the sentences for a file that cannot be read, and for a server that does not answer
 */
export function useImport(endpoint: string, problems: Problems) {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);

  async function send(body: ArrayBuffer, parameters: Record<string, string>) {
    try {
      const response = await fetch(`${endpoint}?${new URLSearchParams(parameters).toString()}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'text/csv' },
        body,
      });
      const received = readImportAnswer(await response.json());
      if (!received) return { problem: problems.failed };
      return 'refusal' in received ? { problem: received.refusal } : { answer: received };
    } catch {
      return { problem: problems.failed };
    }
  }

  async function show(work: () => Promise<ImportResult>) {
    setBusy(true);
    setResult(await work());
    setBusy(false);
  }

  const check = (file: File, publish: boolean) =>
    show(async () => {
      // The browser refuses a file that has changed since it was chosen.
      const read = await file.arrayBuffer().catch(() => null);
      setBytes(read);
      return read ? send(read, { publish: String(publish) }) : { problem: problems.unreadable };
    });

  /** Imports the bytes that were checked, if the content is still as it was then. */
  const importChecked = ({ plan }: ImportAnswer, publish: boolean) =>
    show(async () =>
      bytes ? send(bytes, { publish: String(publish), plan }) : { problem: problems.unreadable },
    );

  return { busy, result, setResult, check, importChecked };
}
