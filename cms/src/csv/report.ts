import type { AdminLanguage } from '../lib/adminLanguage';
import type { PlanLine } from './Plan';

const words = {
  it: {
    line: 'riga',
    created: 'nuovo',
    changed: 'cambia',
    unchanged: 'invariato',
    fault: 'errore',
    draft: 'bozza',
    doubtful: (rows: number) =>
      rows === 1 ? ' Una riga nuova forse c’è già.' : ` ${rows} righe nuove forse ci sono già.`,
    sum: (created: number, changed: number, unchanged: number, faults: number) =>
      `${created} ${created === 1 ? 'nuovo' : 'nuovi'}, ${changed} ${changed === 1 ? 'cambiato' : 'cambiati'}, ${unchanged} ${unchanged === 1 ? 'invariato' : 'invariati'}, ${faults} con errori.`,
  },
  en: {
    line: 'line',
    created: 'new',
    changed: 'changes',
    unchanged: 'unchanged',
    fault: 'fault',
    draft: 'draft',
    doubtful: (rows: number) =>
      rows === 1 ? ' One new row may be there already.' : ` ${rows} new rows may be there already.`,
    sum: (created: number, changed: number, unchanged: number, faults: number) =>
      `${created} new, ${changed} changed, ${unchanged} unchanged, ${faults} with faults.`,
  },
} as const;

type LineKind = 'created' | 'changed' | 'unchanged' | 'fault';

/** One row of the file in the report. */
export interface ReportLine {
  /** Row of the sheet; the header is 1. */
  line: number;
  kind: LineKind;
  /** The kind in the language of the report. */
  label: string;
  /** The title, address or id of the entry. */
  name: string;
  /** The faults, or the names of the columns that change. */
  detail: string;
  /** Whether the detail warns of something. */
  isDoubtful: boolean;
  /** The id of the document; undefined for a new one and for a row with a fault. */
  id?: number;
}

/** What an import would do, or has done, in the language of its reader. */
export interface Report {
  lines: ReportLine[];
  /** The counts in a sentence. */
  summary: string;
}

const kindOf = ({ faults, write }: PlanLine): LineKind => {
  if (faults.length > 0) return 'fault';
  if (!write) return 'unchanged';
  return write.id === undefined ? 'created' : 'changed';
};

function detailOf({ faults, warnings, write }: PlanLine, language: AdminLanguage): string {
  if (faults.length > 0) return faults.join(' ');
  if (!write) return '';
  if (write.id !== undefined) return write.changes.map(({ name }) => name).join(', ');
  return [...(write.published ? [] : [words[language].draft]), ...warnings].join('. ');
}

/**
 * Describes a plan: one line per row and a summary.
 *
 * @param ids The documents that were written, by the line of the file.
 */
export function reportOf(
  lines: readonly PlanLine[],
  language: AdminLanguage,
  ids: ReadonlyMap<number, number> = new Map(),
): Report {
  const described = lines.map((planned) => {
    const kind = kindOf(planned);
    const id = ids.get(planned.line) ?? (kind === 'fault' ? undefined : planned.write?.id);
    return {
      line: planned.line,
      kind,
      label: words[language][kind],
      name: planned.name,
      detail: detailOf(planned, language),
      isDoubtful: kind === 'created' && planned.warnings.length > 0,
      ...(id !== undefined && { id }),
    };
  });
  const count = (kind: LineKind) => described.filter((line) => line.kind === kind).length;
  const summary = words[language].sum(
    count('created'),
    count('changed'),
    count('unchanged'),
    count('fault'),
  );
  const doubtful = described.filter(({ isDoubtful }) => isDoubtful).length;
  const { doubtful: phrase } = words[language];
  return { lines: described, summary: `${summary}${doubtful > 0 ? phrase(doubtful) : ''}` };
}

/** Writes a report as plain text, one line per row, for the command. */
export function reportText({ lines, summary }: Report, language: AdminLanguage): string {
  const texts = lines.map(({ line, kind, label, name, detail }) => {
    const after = kind === 'created' ? ` (${detail})` : `: ${detail}`;
    return `${words[language].line} ${line}  ${label}  ${name}${detail === '' ? '' : after}`;
  });
  return [...texts, summary].join('\n');
}
