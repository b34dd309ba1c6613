import {
  type Document,
  type ErrorCode,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { isRecord } from '../src/lib/isRecord';
import { describeIssue, type FieldPath, issuesOf, nameOf, valueAt } from './issues';
import { markdownToHtml } from './markdown/richText';
import type { SourceLine } from './Problems';
import type { Collected, Target } from './References';

const remedy =
  'A text that contains “: ” or “ #”, or begins with a sign such as *, must be in quotes.';

/** What is said about some mistakes instead of the words of the parser. */
const sentences: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'this field occurs twice.',
  TAB_AS_INDENT: 'a line begins with a tab; write spaces instead.',
};

/** What is wrong with the form of a document, and where in its text. */
function syntaxErrors(document: Document.Parsed): { words: string; offset: number }[] {
  const notYaml = (why: string) => `this is not valid YAML (${why}). ${remedy}`;
  const found = [...document.errors, ...document.warnings];
  // A line with another mistake can be read as a field of its own, so that the same name seems to occur twice.
  const others = found.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const errors = (others.length > 0 ? others : found).map(({ code, message, pos }) => ({
    words: sentences[code] ?? notYaml(message.split(' at line')[0] ?? ''),
    offset: pos[0],
  }));
  // An alias is valid YAML, but here it is always a text that begins with an asterisk.
  visit(document, {
    Alias: (_, { range }) => {
      errors.push({ words: notYaml('a text begins with *'), offset: range?.[0] ?? 0 });
    },
  });
  return errors;
}

/** The part of a file that is YAML: a whole .yml file, or the front matter of a Markdown file. */
export class Yaml {
  private readonly document: Document.Parsed;
  private readonly lines = new LineCounter();
  /** The fields; undefined if they cannot be read, which is reported already. */
  readonly value: unknown;

  constructor(
    readonly file: string,
    text: string | undefined,
    private readonly firstLine: number,
    private readonly collected: Collected,
  ) {
    this.document = parseDocument(text ?? '', { lineCounter: this.lines });
    const errors = syntaxErrors(this.document);
    for (const { words, offset } of errors)
      this.collected.problems.add({ file, line: this.lineAt(offset) }, words);
    this.value = errors.length > 0 || text === undefined ? undefined : this.document.toJS();
  }

  /** The names of the fields at the top. */
  keys(): string[] {
    return isRecord(this.value) ? Object.keys(this.value) : [];
  }

  /** The line of a field, or of the nearest field around it. */
  lineOf(field: FieldPath): number {
    for (let length = field.length; length > 0; length -= 1) {
      const node = this.nodeAt(field.slice(0, length));
      if (node?.range) return this.lineAt(node.range[0]);
    }
    return this.firstLine;
  }

  /** The line on which the text of a field begins; a text after `|` begins on the next line. */
  private textLineOf(field: FieldPath): number {
    const node = this.document.getIn(field, true);
    const isBlock = isScalar(node) && /^BLOCK_/.test(node.type ?? '');
    return this.lineOf(field) + (isBlock ? 1 : 0);
  }

  /** Converts the Markdown of a field to HTML; empty if the field is not a text. */
  htmlOf(field: FieldPath): string {
    const text = valueAt(this.value, field);
    if (typeof text !== 'string') return '';
    const firstLine = this.textLineOf(field);
    return markdownToHtml({ text, file: this.file, firstLine, collected: this.collected });
  }

  /** Checks all fields, and reports every problem with the line of the field. */
  check<Schema extends z.ZodType>(schema: Schema): z.output<Schema> | undefined {
    if (this.value === undefined) return undefined;
    const result = schema.safeParse(this.value);
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(issuesOf)) {
      const field = issue.path;
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) this.reportUnknown([...field, key]);
      else this.report(field, describeIssue(issue, valueAt(this.value, field)));
    }
    return undefined;
  }

  /** Between braces a comma ends a text, so that its second half looks like a field without a value. */
  private reportUnknown(field: FieldPath): void {
    const isHalfText = valueAt(this.value, field) === null;
    const remedy = isHalfText ? '; a text that contains a comma must be in quotes' : '';
    this.report(field, `is not a field that can be here${remedy}`);
  }

  /** Reports a problem of a field. The words follow the name of the field. */
  report(field: FieldPath, words: string): void {
    const name = nameOf(field);
    const sentence = name === '' ? `the file ${words}.` : `${name} ${words}.`;
    this.collected.problems.add(this.placeOf(field), sentence);
  }

  /** Notes that a field, a text or a list of texts, refers to other content. */
  refer(field: FieldPath, target: Target): void {
    const value = valueAt(this.value, field);
    for (const [index, key] of (Array.isArray(value) ? value : [value]).entries())
      if (typeof key === 'string') {
        const place = this.placeOf(Array.isArray(value) ? [...field, index] : field);
        this.collected.references.add(place, { target, key });
      }
  }

  placeOf(field: FieldPath): SourceLine {
    return { file: this.file, line: this.lineOf(field) };
  }

  private lineAt(offset: number): number {
    return this.firstLine + this.lines.linePos(offset).line - 1;
  }

  /** The key of a field where there is one, because a value can begin on a later line. */
  private nodeAt(field: FieldPath): { range?: [number, number, number] | null } | undefined {
    const parent = this.document.getIn(field.slice(0, -1), true);
    const last = field.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(last),
      );
      return isScalar(pair?.key) ? { range: pair.key.range } : undefined;
    }
    const node = this.document.getIn(field, true);
    return isScalar(node) || isMap(node) ? { range: node.range } : undefined;
  }
}
