import { type AdminLanguage, adminLanguages, type AdminText } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';
import { rowsOf } from '../lib/rowsOf';

/** What a reading of a feed does with an event; the most urgent first. */
export const outcomes = [
  'refused',
  'kept',
  'missing',
  'created',
  'changed',
  'over',
  'unchanged',
] as const;
export type Outcome = (typeof outcomes)[number];

/** One line of a report. */
export interface FeedLine {
  outcome: Outcome;
  name: string;
  detail: AdminText;
  /** The id of the event; absent for one that is not here. */
  id?: number;
}

/** What a reading did, or would do. */
export interface FeedReport {
  counts: Partial<Record<Outcome, number>>;
  /** The first ones. */
  lines: FeedLine[];
}

/** The most lines of a stored report. */
const maxLines = 300;

export const noText: AdminText = { it: '', en: '' };

/** One text of several. */
export function joinTexts(texts: readonly AdminText[]): AdminText {
  const said = texts.filter(({ en }) => en !== '');
  return {
    it: said.map(({ it }) => it).join(' · '),
    en: said.map(({ en }) => en).join(' · '),
  };
}

/** Sums up what was done. Entries without a fault that change nothing are only counted. */
export function reportOf(lines: readonly FeedLine[]): FeedReport {
  const counts: FeedReport['counts'] = {};
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const shown = outcomes
    .filter((outcome) => outcome !== 'unchanged' && outcome !== 'over')
    .flatMap((outcome) => lines.filter((line) => line.outcome === outcome));
  return { counts, lines: shown.slice(0, maxLines) };
}

const isOutcome = (value: unknown): value is Outcome => outcomes.some((one) => one === value);
const isText = (value: unknown): value is AdminText =>
  isRecord(value) && adminLanguages.every((language) => typeof value[language] === 'string');

/** Reads a stored report, or one of the server; null if it is none. */
export function readReport(value: unknown): FeedReport | null {
  if (!isRecord(value) || !isRecord(value.counts)) return null;
  const counts: FeedReport['counts'] = {};
  for (const outcome of outcomes) counts[outcome] = Number(value.counts[outcome] ?? 0);
  const lines = rowsOf(value.lines).flatMap(({ outcome, name, detail, id }) =>
    isOutcome(outcome) && typeof name === 'string' && isText(detail)
      ? [{ outcome, name, detail, ...(typeof id === 'number' && { id }) }]
      : [],
  );
  return { counts, lines };
}

/** The outcomes in words. */
export const outcomeNames: Record<AdminLanguage, Record<Outcome, string>> = {
  it: {
    refused: 'non viene',
    kept: 'resta com’è',
    missing: 'sparito: annullato?',
    created: 'nuovo',
    changed: 'cambia',
    over: 'già passato',
    unchanged: 'invariato',
  },
  en: {
    refused: 'does not come',
    kept: 'stays as it is',
    missing: 'disappeared: cancelled?',
    created: 'new',
    changed: 'changes',
    over: 'over',
    unchanged: 'unchanged',
  },
};

const sums = {
  it: {
    created: 'nuovi',
    changed: 'cambiati',
    unchanged: 'invariati',
    kept: 'cambiati dalla redazione',
    missing: 'spariti',
    refused: 'non vengono',
    over: 'già passati',
  },
  en: {
    created: 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    kept: 'changed by editors',
    missing: 'disappeared',
    refused: 'do not come',
    over: 'over',
  },
} satisfies Record<AdminLanguage, Record<Outcome, string>>;

/** The counts in a sentence: “3 new, 1 changed, 12 unchanged.” */
export function summaryOf({ counts }: FeedReport, language: AdminLanguage): string {
  const words: Record<string, string> = sums[language];
  const found = Object.entries(words).flatMap(([outcome, word]) => {
    const count = isOutcome(outcome) ? (counts[outcome] ?? 0) : 0;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  const nothing = { it: 'Nel file non c’è nessun evento.', en: 'There is no event in the file.' };
  return found.length === 0 ? nothing[language] : `${found.join(', ')}.`;
}
