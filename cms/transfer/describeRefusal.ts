import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSite } from '../src/sites';
import { RefusedWrite } from './RefusedWrite';

/** Fields of the CMS that have another name in the files. */
const namesInFiles: Record<string, string> = {
  eventStartDate: 'starts',
  eventEndDate: 'ends',
  energyClass: 'energy',
  epglNren: 'energy',
  epglRen: 'energy',
  envelopeWinter: 'energy',
  envelopeSummer: 'energy',
  energyExemption: 'energy',
};

/** The line of a field; the first line of the text for a block, and the first of the file for anything else. */
function lineOf(text: string, field: string): number {
  const lines = text.split('\n');
  const found =
    field === 'contentManager'
      ? lines.indexOf('---', 1) + 1
      : lines.findIndex((line) => line.startsWith(`${field}:`));
  return Math.max(found, 0) + 1;
}

/**
 * Says why the CMS refuses a write, with the file, the line and the field.
 *
 * @param root the folder of the town, where it is known
 * @param name the file without language and ending
 */
export function describeRefusal(error: unknown, name: string, root?: string): string {
  if (!(error instanceof RefusedWrite)) return error instanceof Error ? error.message : 'unknown';
  const file = `${name}.${error.site ?? defaultSite}.md`;
  const absolute = root && path.join(root, file);
  const text = absolute && existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  if (error.fields.length === 0) return error.message;
  return error.fields
    .map(({ path: field, message }) => {
      const [first = ''] = field.split('.');
      const shown = namesInFiles[first] ?? first;
      const place = text === undefined ? '' : `${file}, line ${lineOf(text, shown)}: `;
      return `${place}${shown}: ${message}`;
    })
    .join(' ');
}
