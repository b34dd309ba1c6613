import { decodeComponent } from '../lib/decodeComponent';
import { isRecord } from '../lib/isRecord';

/** The most comparisons of a request, and the longest text that one compares with, in characters. */
const maxComparisons = 500;
const maxLength = 1000;
/** The most words of such a text: the database compares with each. */
const maxWords = 100;

const isText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.length <= maxLength && value.split(/\s+/).length <= maxWords);

/**
 * Whether a comparison can select something else than what it names: an operand without a letter or digit, with a wildcard
 * or of no plain value, or an id that is no number.
 */
function isVague(name: string, operator: string, operand: unknown): boolean {
  // The admin selects all documents of a list by the second of these.
  if (operator === 'exists' || (name === 'id' && operator === 'not_equals' && operand === ''))
    return false;
  const operands: unknown[] = typeof operand === 'string' ? operand.split(',') : [operand].flat();
  const isPattern = /like|contains/.test(operator);
  const isNamed = (one: unknown) => {
    if (typeof one === 'number' || typeof one === 'boolean') return true;
    if (typeof one !== 'string') return false;
    if (name === 'id') return /^ *\d+ *$/.test(one);
    return /[\p{L}\p{N}]/u.test(one) && !(isPattern && /[%_]/.test(one));
  };
  return operands.length === 0 || !operands.every(isNamed);
}

/** Whether a comparison is with a list of values, which may be one text with commas. */
const isOfList = (operator: string): boolean => /^(not_)?in$|^all$/.test(operator);

/**
 * Writes the lists of a condition as lists: Payload reads a text with commas as one, but not for a field that is stored
 * as JSON, where the text would become the name of a table. Ids stay, because Payload refuses words for them only in texts.
 */
export function splitLists(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(splitLists);
  if (!isRecord(where)) return where;
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (name === 'id') return [name, value];
      const isList = isOfList(name) && typeof value === 'string';
      return [name, isList ? value.split(',') : splitLists(value)];
    }),
  );
}

/** Whether an address has a part in brackets that every object has. Its parser drops such a part of a condition. */
export const namesInherited = (url: string): boolean =>
  [...(decodeComponent(url) ?? url).matchAll(/\[([^\]]*)\]/g)].some(
    ([, name = '']) => name in Object.prototype,
  );

/**
 * Whether a `where` of Payload's REST API selects what it names. Payload drops a part that it does not understand, and
 * an empty condition selects all documents, also for a deletion.
 *
 * @param changes whether the request changes or deletes what it selects
 */
export function isCondition(where: unknown, changes = false): boolean {
  let comparisons = 0;
  const isWhole = (part: unknown): boolean => {
    if (!isRecord(part) || Object.keys(part).length === 0) return false;
    return Object.entries(part).every(([name, value]) => {
      if (/^(and|or)$/i.test(name))
        return Array.isArray(value) && value.length > 0 && value.every(isWhole);
      if (!isRecord(value)) return false;
      const operands = Object.entries(value);
      comparisons += operands.length;
      return (
        operands.length > 0 &&
        comparisons <= maxComparisons &&
        operands.every(
          ([operator, operand]) =>
            (isOfList(operator) || isText(operand)) &&
            !(changes && isVague(name, operator, operand)),
        )
      );
    });
  };
  return isWhole(where);
}
