import { isRecord } from '../lib/isRecord';
import { isSite } from '../sites';
import type { Warning } from './Warning';

/** A warning as the endpoint sends it to the admin, in the language of the admin. */
export type ShownWarning = Omit<Warning, 'text'> & { text: string };

function readWarning(value: unknown): ShownWarning[] {
  if (!isRecord(value) || typeof value.text !== 'string') return [];
  const { text, severity, field, media, sites, isRequired } = value;
  return [
    {
      text,
      severity: severity === 'error' ? 'error' : 'note',
      sites: Array.isArray(sites) ? sites.filter(isSite) : [],
      ...(typeof field === 'string' && { field }),
      ...(typeof media === 'number' && { media }),
      ...(isRequired === true && { isRequired }),
    },
  ];
}

/** Reads the response of the endpoint; null when it is not valid. */
export const readWarnings = (answer: unknown): ShownWarning[] | null =>
  isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings.flatMap(readWarning) : null;

/** Whether a warning matters for a publication in one language, or in all of them. */
export const concerns = ({ sites }: ShownWarning, onlyIn: string | undefined): boolean =>
  onlyIn === undefined || sites.length === 0 || sites.some((site) => site === onlyIn);
