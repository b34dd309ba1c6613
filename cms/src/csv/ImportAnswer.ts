import { isRecord } from '../lib/isRecord';
import type { Report } from './report';

/** The answer to a check or an import of a table. */
export interface ImportAnswer extends Report {
  /** `differs`: nothing was written, because the content has changed since the check. */
  state: 'checked' | 'differs' | 'written';
  /** Identifies the plan; an import sends it back. */
  plan: string;
}

/** The sentence of a refusal. */
export interface ImportRefusal {
  refusal: string;
}

const isAnswer = (value: unknown): value is ImportAnswer =>
  isRecord(value) && typeof value.plan === 'string' && Array.isArray(value.lines);

/** Reads the body of the endpoint; null if it comes from something else, such as a proxy. */
export function readImportAnswer(body: unknown): ImportAnswer | ImportRefusal | null {
  if (isAnswer(body)) return body;
  const error: unknown = isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : null;
  return isRecord(error) && typeof error.message === 'string' ? { refusal: error.message } : null;
}
