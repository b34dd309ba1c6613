import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addTown, QUESTIONS } from '../newTown.mjs';
import { ROOT } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { print } from '../steps.mjs';

/**
 * `town new` writes the folder of a new town. Flags answer the questions (`--name "Porto Salmastro"`); on a
 * terminal the command shows the others.
 *
 * @param {string[]} args
 */
export async function command([action, ...args]) {
  if (action !== 'new') throw new Problem('Write npm run town -- new.');
  const folder = await addTown(join(ROOT, 'towns'), await readAnswers(args));
  print(`  towns/${folder}

Show it:          TOWN=${folder} DATA_DIR=cms/data-${folder} npm start
Check its files:  TOWN=${folder} npm run content -- check
Go on:            docs/how-to-make-it-your-town.md`);
}

/** @param {string[]} args @returns {Promise<import('../newTown.mjs').Answers>} */
async function readAnswers(args) {
  const options = Object.fromEntries(
    Object.keys(QUESTIONS).map((name) => [name, { type: /** @type {const} */ ('string') }]),
  );
  const { values } = parseArgs({ args, options, strict: true });
  const answers = { name: '', email: '', phone: '', colour: '', languages: '' };
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  for (const [key, { question, initial = '' }] of Object.entries(QUESTIONS)) {
    const hint = initial && ` (${initial})`;
    const given = values[key] ?? (await terminal?.question(`${question}${hint}: `));
    answers[/** @type {keyof typeof answers} */ (key)] = (given ?? '').trim() || initial;
  }
  terminal?.close();
  return answers;
}
