import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLine } from '../content/Problems';
import { defaultSite } from '../src/sites';
import { RefusedWrite } from './RefusedWrite';

/** Fields of the cms that have another name in the files. */
const namesInFiles: Record<string, string> = {
  eventStartDate: 'starts',
  eventEndDate: 'ends',
  energyClass: 'energy',
  epglNren: 'energy',
  epglRen: 'energy',
  envelopeWinter: 'energy',
  envelopeSummer: 'energy',
  energyExemption: 'energy',
  entry: 'to',
  target: 'to',
  site: 'language',
};

/** The line of a field; the first line of the text for a block, and the first of the file for anything else. */
function lineOf(text: string, field: string): number {
  const lines = text.split('\n');
  const found =
    field === 'contentManager'
      ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1
      : lines.findIndex((line) => line.startsWith(`${field}:`));
  return Math.max(found, 0) + 1;
}

/** The place of a field of an entry; undefined if the folder is not known. */
function placeOf(field: string, file: string, root: string | undefined): SourceLine | undefined {
  const absolute = root && path.join(root, file);
  if (!absolute || !existsSync(absolute)) return undefined;
  return { file, line: lineOf(readFileSync(absolute, 'utf8'), field) };
}

/** What the cms refuses. */
interface RefusedItem {
  /** The name of an entry: its file without language and ending. */
  name: string;
  /** The folder of the town, where it is known. */
  root: string | undefined;
  /** The line of an item that is not an entry. */
  place: SourceLine | undefined;
}

/** Says why the cms refuses a write, with the file, the line and the field. */
export function describeRefusal(error: unknown, { name, root, place }: RefusedItem): string {
  if (!(error instanceof RefusedWrite)) return error instanceof Error ? error.message : 'unknown';
  if (error.fields.length === 0) return error.message;
  const ofEntry = `${name}.${error.site ?? defaultSite}.md`;
  const sentences = error.fields.map(({ path: field, message }) => {
    const [first = ''] = field.split('.');
    const shown = namesInFiles[first] ?? first;
    const found = place ?? placeOf(shown, ofEntry, root);
    return `${found ? `${found.file}, line ${found.line}: ` : ''}${shown}: ${message}`;
  });
  return [...new Set(sentences)].join(' ');
}
