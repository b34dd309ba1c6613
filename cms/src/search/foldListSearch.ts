import { foldLetters } from '@studium/shared/letters';
import { plainWords } from '@studium/shared/words';
import { isRecord } from '../lib/isRecord';
import type { BeforeOperation } from '../lib/BeforeOperation';

/** How the text of a field is compared with what an editor typed into the search of a list. */
const read: Partial<Record<string, (typed: string) => string>> = {
  // As the field stores its words; Payload looks for each of them.
  searchText: (typed) => plainWords(typed).join(' '),
  'address.address': (typed) => typed.replace(/[,;]/g, ' '),
  // A telephone number is stored without some of its spaces and signs.
  'contactLinks.href': (typed) => foldLetters(typed).replace(/[()/-]/g, ' '),
};

/** Replaces what was typed in the conditions of a list's search, whose result is the same condition in two forms. */
function fold(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(fold);
  if (!isRecord(where)) return where;
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      const typed = isRecord(condition) ? condition.like : undefined;
      const readTyped = read[name];
      return readTyped && typeof typed === 'string' && readTyped(typed).trim() !== ''
        ? [name, { like: readTyped(typed) }]
        : [name, name === 'and' || name === 'or' ? fold(condition) : condition];
    }),
  );
}

/** Lets the search of a list find words as `searchText` and the contacts store them. */
export function foldListSearch({ args }: BeforeOperation): object {
  return 'where' in args ? { ...args, where: fold(args.where) } : args;
}
