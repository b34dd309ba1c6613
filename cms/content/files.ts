import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collected } from './References';
import { Yaml } from './Yaml';

/** The folder of a town, from which files are read by their path in it. */
export interface TownFolder {
  /** Absolute path. */
  root: string;
  collected: Collected;
}

/** The names in a folder, which may be missing, in order; without hidden files, which systems and editors write. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];

/** Reads a .yml file of a town. */
export const readYamlFile = (town: TownFolder, file: string): Yaml =>
  new Yaml(file, readText(town, file), 1, town.collected);

/** A Markdown file: its front matter, and the text below it. */
export interface MarkdownFile {
  fields: Yaml;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

/** Reads a Markdown file of a town. Its front matter is between two lines of three hyphens. */
export function readMarkdownFile(town: TownFolder, file: string): MarkdownFile {
  const text = readText(town, file);
  const [whole = '', front] = /^---\n([^]*?\n)?---(?:\n|$)/.exec(text) ?? [];
  if (whole === '')
    town.collected.problems.add(
      { file, line: 1 },
      'the file must begin with its fields, between two lines of three hyphens.',
    );
  return {
    fields: new Yaml(file, front ?? '', 2, town.collected),
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
  };
}

/** Reads a text file of a town; a missing one is reported. Windows line endings are converted. */
export function readText({ root, collected }: TownFolder, file: string): string {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    collected.problems.add({ file, line: 1 }, 'the file is missing.');
    return '';
  }
  return readFileSync(absolute, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}
