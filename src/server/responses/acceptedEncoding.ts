import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding that a browser prefers, of two equal ones Brotli; undefined if it accepts neither. */
export function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  return new Negotiator(request).encoding(encodings, { preferred: encodings });
}
