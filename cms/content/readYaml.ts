import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';

/** A YAML file of a town whose fields have the types of its schema. */
export interface YamlFile<Content> {
  content: Content;
  /** Returns the file and the line of a field, for a sentence about it. */
  placeOf: (field: PropertyKey[]) => string;
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** What is wrong with a field, as the end of a sentence that begins with its name. */
function problemOf(issue: z.core.$ZodIssue, isMissing: boolean): string {
  if (isMissing) return 'is missing';
  if (issue.code === 'invalid_type')
    return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'is empty' : `must be more than ${String(issue.minimum)}`;
  if (issue.code === 'invalid_key') return `is not a valid name: ${issue.issues[0]?.message ?? ''}`;
  return `is not valid: ${issue.message}`;
}

const nameOf = (field: PropertyKey[]): string => field.map(String).join('.');

/** Returns the line of a field, or that of the nearest field around it that exists. */
function lineOf(document: Document, lines: LineCounter, field: PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of field) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === String(name));
      if (!pair) break;
      const key: unknown = pair.key;
      offset = startOf(key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return Math.max(1, lines.linePos(offset).line);
}

/** The position of a node in the text. */
function startOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  return Array.isArray(node.range) && typeof node.range[0] === 'number' ? node.range[0] : undefined;
}

const remedy = 'A text that contains “: ” or begins with a sign such as * needs quotation marks.';

/** Returns what the YAML of a document lacks, with the positions in its text. */
function syntaxErrors(document: Document.Parsed): { message: string; position: number }[] {
  const errors = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    message,
    position: pos[0],
  }));
  // An alias is valid YAML, but here it is always a text that begins with an asterisk.
  visit(document, {
    Alias: (_, node) =>
      void errors.push({ message: 'a text begins with *', position: startOf(node) ?? 0 }),
  });
  return errors;
}

/**
 * Reads a YAML file of a town and checks its fields.
 *
 * @param town the folder of the town
 * @param name the path of the file in it
 * @param problems receives one sentence for each problem, with the file, the line and the field
 * @returns undefined if there are problems
 */
export function readYaml<Content>(
  town: string,
  name: string,
  schema: z.ZodType<Content>,
  problems: string[],
): YamlFile<Content> | undefined {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false };
  const document = parseDocument(readFileSync(path.join(town, name), 'utf8'), options);
  const placeOf = (field: PropertyKey[]) => `${name}, line ${lineOf(document, lines, field)}`;
  const errors = syntaxErrors(document);
  for (const { message, position } of errors)
    problems.push(
      `${name}, line ${lines.linePos(position).line}: this is not YAML (${message}). ${remedy}`,
    );
  if (errors.length > 0) return undefined;
  const read = schema.safeParse(document.toJS() ?? {});
  if (read.success) return { content: read.data, placeOf };
  for (const issue of read.error.issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) {
        const field = [...issue.path, key];
        problems.push(`${placeOf(field)}: ${nameOf(field)} is not a field of this file.`);
      }
    else {
      const isMissing = issue.path.length > 0 && document.getIn(issue.path) === undefined;
      const problem = problemOf(issue, isMissing);
      problems.push(`${placeOf(issue.path)}: ${nameOf(issue.path) || 'the file'} ${problem}.`);
    }
  return undefined;
}
