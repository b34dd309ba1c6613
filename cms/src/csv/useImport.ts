import { useState } from 'react';
import { type ImportAnswer, readImportAnswer, type Refusal } from './ImportAnswer';

/** What the form shows after a request; `problem` is a sentence for the editor. */
type ImportResult = { answer: ImportAnswer } | { problem: string; unknown?: string[] };

interface Problems {
  unreadable: string;
  failed: string;
  /** @param row the last row that was written */
  partly: (row: number) => string;
}

/** Milliseconds between two portions, in which the writes of other people come first. */
const pauseMs = 300;

/**
 * Checks a file and imports it. It keeps the bytes that were checked, so that exactly these are imported.
 *
 * @param endpoint the path of the endpoint of the collection
 * @param names the columns that the editor has chosen for names of the sheet
 * @param problems the sentences for a file that cannot be read, and for a server that does not answer
 */
export function useImport(
  endpoint: string,
  names: Readonly<Record<string, string>>,
  problems: Problems,
) {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [busy, setBusy] = useState(false);
  /** The last row that a running import has written; 0 before. */
  const [written, setWritten] = useState(0);
  const [result, setResult] = useState<ImportResult | null>(null);

  async function send(body: ArrayBuffer, more: Record<string, string>): Promise<ImportResult> {
    const parameters = new URLSearchParams({ ...more, names: JSON.stringify(names) });
    try {
      const response = await fetch(`${endpoint}?${parameters.toString()}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'text/csv' },
        body,
      });
      const received = readImportAnswer(await response.json());
      if (!received) return { problem: problems.failed };
      return 'refusal' in received ? problemOf(received) : { answer: received };
    } catch {
      return { problem: problems.failed };
    }
  }

  async function show(work: () => Promise<ImportResult>) {
    setBusy(true);
    setWritten(0);
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

  /** Imports the portions of the bytes that were checked, while the content is still as it was then. */
  async function writePortions(body: ArrayBuffer, checked: ImportAnswer, publish: boolean) {
    const lines: ImportAnswer['lines'] = [];
    for (const { from, to, plan } of checked.portions) {
      const rows = { from: String(from), to: String(to) };
      const result = await send(body, { publish: String(publish), plan, ...rows });
      if (!('answer' in result) || result.answer.state !== 'written') {
        const last = lines.at(-1)?.line;
        if (last === undefined) return result;
        const reason = 'problem' in result ? result.problem : '';
        return { problem: `${reason} ${problems.partly(last)}`.trim() };
      }
      lines.push(...result.answer.lines);
      setWritten(to);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return { answer: { ...checked, state: 'written' as const, portions: [], lines } };
  }

  const importChecked = (checked: ImportAnswer, publish: boolean) =>
    show(async () =>
      bytes ? writePortions(bytes, checked, publish) : { problem: problems.unreadable },
    );

  return { busy, written, result, setResult, check, importChecked };
}

const problemOf = ({ refusal, unknown }: Refusal): ImportResult => ({ problem: refusal, unknown });
