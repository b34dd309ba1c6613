import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : '';

/** Whether a node is one of a pair of texts in a call of `choices`, and which one. */
function languageInPair(node: ts.Node): Language | undefined {
  const { parent } = node;
  if (!ts.isArrayLiteralExpression(parent) || parent.elements.length !== 2) return undefined;
  let call: ts.Node = parent;
  while (!ts.isCallExpression(call) && !ts.isSourceFile(call)) call = call.parent;
  const isChoice = ts.isCallExpression(call) && /^choices\b/.test(call.expression.getText());
  return isChoice ? (parent.elements[0] === node ? 'it' : 'en') : undefined;
}

/** The language of a text, if its place in the code shows it: `{ it: …, en: … }` or a pair of `choices`. */
function languageOf(node: ts.Node): Language | undefined {
  const inPair = languageInPair(node);
  if (inPair) return inPair;
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at);
    if (name === 'it' || name === 'en') return name;
  }
  return undefined;
}

/** The text of a literal; placeholders of a template become `{{placeholder}}`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text +
    node.templateSpans.map((span) => `{{placeholder}}${span.literal.text}`).join('')
  );
}

function textsIn(node: ts.Node, language: Language): string[] {
  const text = textOf(node);
  const inner = childrenOf(node).flatMap((child) => textsIn(child, language));
  if (text === undefined || (languageOf(node) ?? language) !== language) return inner;
  return [text, ...inner];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}

const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.test\.|^(payload-types|contract-)|translations\.ts$/.test(name);

/** The texts of our own code. A text whose language the code does not show belongs to both languages. */
const ownTexts = (language: Language): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((name) => textsIn(parse(join(sources, name)), language));

/** Payload's texts by their keys, such as `general save`. */
export function payloadTextsIn(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const text = ts.isPropertyAssignment(node) ? textOf(node.initializer) : undefined;
    if (text !== undefined) found.set(`${nameOf(node.parent.parent)} ${nameOf(node)}`, text);
    node.forEachChild(visit);
  };
  visit(parse(join(payloadTexts, `${language}.js`)));
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
