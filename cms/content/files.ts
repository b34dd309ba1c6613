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

/** The fields of a Markdown file, between two lines of three hyphens. Some editors add spaces to these lines. */
const frontMatter = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/;

/** Reads a Markdown file of a town. Without its fields, nothing else of it is checked. */
export function readMarkdownFile(town: TownFolder, file: string): MarkdownFile {
  const text = readText(town, file);
  const found = frontMatter.exec(text);
  if (!found) {
    const sentence = text.startsWith('---')
      ? 'the fields have no end: the second line of three hyphens is missing.'
      : 'the file must begin with its fields, between two lines of three hyphens.';
    town.collected.problems.add({ file, line: 1 }, sentence);
    return { fields: new Yaml(file, undefined, 2, town.collected), body: '', bodyLine: 1 };
  }
  const [whole, front = ''] = found;
  return {
    fields: new Yaml(file, front, 2, town.collected),
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
  };
}

/** What a decoder writes instead of bytes that are not UTF-8. */
const undecodable = '\uFFFD';

/**
 * Reads a text file of a town; a missing one, and one in another encoding, are reported. Windows line endings are
 * converted.
 */
export function readText({ root, collected }: TownFolder, file: string): string {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    collected.problems.add({ file, line: 1 }, 'the file is missing.');
    return '';
  }
  const text = readFileSync(absolute, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const [before = '', ...others] = text.split(undecodable);
  if (others.length > 0)
    collected.problems.add(
      { file, line: before.split('\n').length },
      'this is not UTF-8; save the file with the encoding UTF-8.',
    );
  return text;
}
