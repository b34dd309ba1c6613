import { readFile } from 'node:fs/promises';
import path from 'node:path';

const operators = path.resolve(import.meta.dirname, '../../docs/operators');

/**
 * Reads a guide of the operators.
 *
 * @param name the file's name
 * @returns a function that returns the commands of a section, by its title
 */
export async function readGuide(name: string): Promise<(section: string) => string[]> {
  const sections = (await readFile(path.join(operators, name), 'utf8')).split(/^## /m);
  return (title) => {
    const section = sections.find((one) => one.startsWith(`${title}\n`));
    if (!section) throw new Error(`${name} has no section ${title}.`);
    return [...section.matchAll(/^( *)```sh\n([^]*?)^ *```$/gm)].map(
      ([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    );
  };
}
