import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCode } from '@babel/parser';
import { z } from 'zod';
import { translations } from '../../cms/src/admin/translations';

type Language = 'it' | 'en';

/** The texts that the admin can show in a language. */
export interface AdminTexts {
  /** Texts without placeholders. */
  whole: ReadonlySet<string>;
  /** Texts with placeholders, such as `Add {{label}}`. */
  patterns: readonly RegExp[];
}

const root = join(__dirname, '../..');
const sources = join(root, 'cms/src');
const payloadTexts = join(root, 'node_modules/@payloadcms/translations/dist/languages');

/** A node of Babel's syntax tree. */
interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const parse = (file: string): Node[] => {
  const code = readFileSync(file, 'utf8');
  const { program } = parseCode(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const statements: readonly unknown[] = program.body;
  return statements.filter(isNode);
};

/** The name of a property, or an empty text. */
function nameOf({ type, key }: Node): string {
  if (type !== 'ObjectProperty' || !isNode(key)) return '';
  return String(key.name ?? key.value);
}

/** The text of a literal; placeholders of a template become `{{placeholder}}`. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral') return undefined;
  const parts = z.array(z.object({ value: z.object({ cooked: z.string() }) })).parse(quasis);
  return parts.map((part) => part.value.cooked).join('{{placeholder}}');
}

/** The texts of a node. Their language is known from a property `it` or `en`, and from pairs in a call of `choices`. */
function textsIn(node: Node, language: Language, isChoice = false): string[] {
  const own = textOf(node);
  const { elements, callee } = node;
  const isCall = isChoice || (isNode(callee) && callee.name === 'choices');
  const pair: unknown[] = isChoice && Array.isArray(elements) ? elements : [];
  const other = pair.length === 2 ? pair[language === 'it' ? 1 : 0] : undefined;
  const inner = childrenOf(node)
    .filter((child) => !(child === other && textOf(child) !== undefined))
    .filter((child) => !['it', 'en'].includes(nameOf(child)) || nameOf(child) === language)
    .flatMap((child) => textsIn(child, language, isCall));
  return own === undefined ? inner : [own, ...inner];
}

const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.test\.|^(payload-types|contract-)|translations(\/|\.ts$)/.test(name);

/** The texts of our own code. A text whose language the code does not show belongs to both languages. */
const ownTexts = (language: Language): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((name) => parse(join(sources, name)))
    .flatMap((node) => textsIn(node, language));

/** Payload's texts by their keys, such as `general save`. */
export function payloadTextsIn(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node, group: string): void => {
    const name = nameOf(node);
    const text = isNode(node.value) ? textOf(node.value) : undefined;
    if (name && text !== undefined) found.set(`${group} ${name}`, text);
    for (const child of childrenOf(node)) visit(child, name || group);
  };
  for (const node of parse(join(payloadTexts, `${language}.js`))) visit(node, '');
  return found;
}

/** Our texts that replace Payload's, by the same keys. */
export function replacementsIn(language: Language): Map<string, string> {
  const groups: Record<string, Record<string, string>> = translations[language];
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group} ${key}`, text]),
    ),
  );
}

const effectiveTexts = (language: Language): string[] => [
  ...new Map([...payloadTextsIn(language), ...replacementsIn(language)]).values(),
];

const placeholder = /\{\{\w+\}\}/;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const toPattern = (text: string): RegExp =>
  new RegExp(`^${text.split(placeholder).map(escape).join('(.+)')}$`);

/** Collects the texts of the admin: those of the code of the cms, and Payload's that we do not replace. */
function collect(language: Language): AdminTexts {
  const all = [...ownTexts(language), ...effectiveTexts(language)];
  const withPlaceholders = all.filter(
    (text) => placeholder.test(text) && text.replace(placeholder, '').trim().length >= 3,
  );
  return {
    whole: new Set(all.filter((text) => !placeholder.test(text))),
    patterns: withPlaceholders.map(toPattern),
  };
}

const collected: Partial<Record<Language, AdminTexts>> = {};

/** The texts of the admin in a language, read from the code. */
export const adminTexts = (language: Language): AdminTexts =>
  (collected[language] ??= collect(language));

/** What can stand for a placeholder: a number, the name of a language, or another text of the admin. */
const fills = (text: string, { whole }: AdminTexts): boolean =>
  /^(\d+|Italiano|Inglese|Italian|English)$/.test(text) || whole.has(text);

/** Whether the admin can show a text. */
export const isLabel = (text: string, texts: AdminTexts): boolean =>
  texts.whole.has(text) ||
  texts.patterns.some((pattern) => {
    const match = pattern.exec(text);
    return match?.slice(1).every((part) => fills(part, texts)) ?? false;
  });
