import { Document, isMap, isPair, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
import { isSite } from '../src/sites';

/** Maps that stand on one line besides short texts in each language: places. */
const places: readonly string[] = ['address lat lng', 'lat lng', 'address'];

/** A text longer than this is not beside another one on the same line. */
const longest = 60;

/** A list that makes a line longer than this has a line for each item. */
const lineLength = 80;

/** Whether a list fits on one line with the name of its field. */
function fits({ items }: YAMLSeq, path: readonly unknown[]): boolean {
  const pair = path.at(-1);
  const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
  const words = items.map((item) => (isScalar(item) ? String(item.value) : ''));
  return `${name}: [${words.join(', ')}]`.length <= lineLength;
}

/** Removes the spaces inside the brackets of lists, but not in the lines of a text that follows `|`. */
function tidyLists(text: string): string {
  let textIndent: number | undefined;
  return text
    .split('\n')
    .map((line) => {
      const indent = /^ */.exec(line)?.[0].length ?? 0;
      if (textIndent !== undefined && (line === '' || indent > textIndent)) return line;
      textIndent = /: \|[-+\d]*$/.test(line) ? indent : undefined;
      return line.replace(/^( *(?:- )?[\w-]+: )\[ (.*) \]$/, '$1[$2]');
    })
    .join('\n');
}

/**
 * Writes YAML in the form of the files of a town: short lists and short texts in each language are on one line.
 *
 * @param isWide whether texts in each language are on lines of their own
 */
export function yamlText(value: unknown, { isWide = false } = {}): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (_, node, path) => {
      node.flow = node.items.every((item) => isScalar(item)) && fits(node, path);
    },
    Map: (_, node) => {
      const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const isTexts = names.every(isSite);
      const isShort = node.items.every(
        ({ value: item }) => isScalar(item) && String(item.value).length <= longest,
      );
      node.flow = isTexts ? isShort && !isWide : places.includes(names.join(' '));
    },
  });
  const root = document.contents;
  if (isMap(root) || isSeq(root)) root.flow = false;
  return tidyLists(document.toString({ lineWidth: 0 }));
}
