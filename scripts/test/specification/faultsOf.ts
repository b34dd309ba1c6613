import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './titlesIn';

/** A row of the tables: `| 3 | The list shows homes. | … |`. */
interface Row {
  number: number;
  requirement: string;
  heldBy: string;
}

/**
 * What is wrong with the tables of docs/specification.md. Each requirement needs a test that exists,
 * written as `path › title` or with a part of a title that no other test of the file has, or a link
 * to the decision (ADR) by which the product differs on purpose.
 *
 * @param root of the repository, where paths begin; links begin in its folder docs
 */
export function faultsOf(markdown: string, root: string): string[] {
  const rows = rowsOf(markdown);
  const numbers = rows.map(({ number }) => number);
  const titles = new Map<string, string[] | null>();
  const titlesOf = (file: string) => {
    const known = titles.get(file);
    if (known !== undefined) return known;
    const path = join(root, file);
    const isThere = /\.tsx?$/.test(file) && existsSync(path);
    const found = isThere ? titlesIn(readFileSync(path, 'utf8'), file) : null;
    titles.set(file, found);
    return found;
  };
  return [
    ...numbers.flatMap((number, index) =>
      numbers.indexOf(number) === index ? [] : [`the number ${number} is there twice`],
    ),
    ...rows.flatMap((_, index) =>
      numbers.includes(index + 1) ? [] : [`the number ${index + 1} is missing`],
    ),
    ...rows.flatMap(({ number, requirement, heldBy }) => {
      const faults = requirement === '' ? ['it says nothing'] : [];
      return [...faults, ...faultsOfHolders(heldBy, root, titlesOf)].map(
        (fault) => `${number}: ${fault}`,
      );
    }),
  ];
}

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = /^\|\s*(\d+)\s*\|(.*)\|\s*$/.exec(line);
    if (!cells) return [];
    const [requirement = '', ...rest] = (cells[2] ?? '').split(/(?<!\\)\|/);
    return [
      {
        number: Number(cells[1]),
        requirement: requirement.trim(),
        heldBy: rest.join('|').replaceAll('\\|', '|').trim(),
      },
    ];
  });
}

type TitlesOf = (file: string) => string[] | null;

function faultsOfHolders(heldBy: string, root: string, titlesOf: TitlesOf): string[] {
  const holder = /`([^`]+)`|\[ADR \d+\]\(([^)]+)\)/g;
  const rest = heldBy.replaceAll(holder, '').replace(/[,\s]|<br>/g, '');
  if (rest !== '') return [`“${rest}” is neither a test nor a decision`];
  const holders = [...heldBy.matchAll(holder)];
  if (holders.length === 0) return ['nothing holds it'];
  return holders.flatMap(([, test, decision]) => {
    if (test !== undefined) return faultsOfTest(test, titlesOf);
    const isThere =
      /^adr\/\d+/.test(decision ?? '') && existsSync(join(root, 'docs', decision ?? ''));
    return isThere ? [] : [`there is no decision ${decision}`];
  });
}

function faultsOfTest(test: string, titlesOf: TitlesOf): string[] {
  const [, file = '', title = ''] = /^(\S+) › (.+)$/.exec(test) ?? [];
  const titles = titlesOf(file);
  if (titles === null) return [`there is no file for the test “${test}”`];
  const exact = titles.filter((one) => one === title);
  const found = exact.length > 0 ? exact : titles.filter((one) => one.includes(title));
  if (found.length === 1) return [];
  return [`${file} has ${found.length === 0 ? 'no' : found.length} tests “${title}”`];
}
