import { isRecord } from '../lib/isRecord';
import { reasonsOf } from '../lib/reasonsOf';
import type { PlannedPortion } from './portions';
import type { Report } from './report';

/** The answer to a check or an import of a table. */
export interface ImportAnswer extends Report {
  /** `differs`: nothing was written, because the content has changed since the check. */
  state: 'checked' | 'differs' | 'written';
  /** Identifies the plan. */
  plan: string;
  /** What an import sends back, one after the other; none of what was written. */
  portions: PlannedPortion[];
}

/** Why a file was refused. */
export interface Refusal {
  refusal: string;
  /** Names of the sheet for which the editor must choose a column. */
  unknown: string[];
}

const isAnswer = (value: unknown): value is ImportAnswer =>
  isRecord(value) &&
  typeof value.plan === 'string' &&
  Array.isArray(value.lines) &&
  Array.isArray(value.portions);

/** Reads the body of the endpoint; null if it comes from something else, such as a proxy. */
export function readImportAnswer(body: unknown): ImportAnswer | Refusal | null {
  if (isAnswer(body)) return body;
  const refusal = reasonsOf(body).join(' ');
  if (refusal === '') return null;
  const unknown: unknown[] = isRecord(body) && Array.isArray(body.unknown) ? body.unknown : [];
  return { refusal, unknown: unknown.filter((name) => typeof name === 'string') };
}
