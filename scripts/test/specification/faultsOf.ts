import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './titlesIn';

/** A row of the tables: `| 3 | The list shows homes. | … |`. */
interface Row {
  number: number;
  requirement: string;
  coveredBy: string;
}

/**
 * Returns the mistakes in the tables of docs/specification.md. Each requirement needs an existing test,
 * written as `path › title` or with a unique part of the title, or a link to the decision (ADR) by which
 * the product differs on purpose.
 *
 * @param root the repository's folder, to which paths are relative; links are relative to its folder docs
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
    const titlesInFile = isThere ? titlesIn(readFileSync(path, 'utf8'), file) : null;
    titles.set(file, titlesInFile);
    return titlesInFile;
  };
  return [
    ...numbers.flatMap((number, index) =>
      numbers.indexOf(number) === index ? [] : [`the number ${number} appears twice`],
    ),
    ...rows.flatMap((_, index) =>
      numbers.includes(index + 1) ? [] : [`the number ${index + 1} is missing`],
    ),
    ...rows.flatMap(({ number, requirement, coveredBy }) => {
      const faults = requirement === '' ? ['it has no text'] : [];
      return [...faults, ...faultsOfCoverage(coveredBy, root, titlesOf)].map(
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
        coveredBy: rest.join('|').replaceAll('\\|', '|').trim(),
      },
    ];
  });
}

type TitlesOf = (file: string) => string[] | null;

function faultsOfCoverage(coveredBy: string, root: string, titlesOf: TitlesOf): string[] {
  const reference = /`([^`]+)`|\[ADR \d+\]\(([^)]+)\)/g;
  const rest = coveredBy.replaceAll(reference, '').replace(/[,\s]|<br>/g, '');
  if (rest !== '') return [`“${rest}” is neither a test nor a decision`];
  const references = [...coveredBy.matchAll(reference)];
  if (references.length === 0) return ['no test or decision covers it'];
  return references.flatMap(([, test, decision]) => {
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
  const matches = exact.length > 0 ? exact : titles.filter((one) => one.includes(title));
  if (matches.length === 1) return [];
  return [`${file} has ${matches.length === 0 ? 'no' : matches.length} tests “${title}”`];
}
