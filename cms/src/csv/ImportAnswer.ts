import { isRecord } from '../lib/isRecord';
import { refusalIn } from '../lib/refusalIn';
import type { Report } from './report';

/** The answer to a check or an import of a table. */
export interface ImportAnswer extends Report {
  /** `differs`: nothing was written, because the content has changed since the check. */
  state: 'checked' | 'differs' | 'written';
  /** Identifies the plan; an import sends it back. */
  plan: string;
}

const isAnswer = (value: unknown): value is ImportAnswer =>
  isRecord(value) && typeof value.plan === 'string' && Array.isArray(value.lines);

/** Reads the body of the endpoint; null if it comes from something else, such as a proxy. */
export function readImportAnswer(body: unknown): ImportAnswer | { refusal: string } | null {
  if (isAnswer(body)) return body;
  const refusal = refusalIn(body);
  return refusal === undefined ? null : { refusal };
}
