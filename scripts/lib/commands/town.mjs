import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addTown, QUESTIONS, refusalOf } from '../newTown.mjs';
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

/**
 * @param {string[]} args
 * @returns {Promise<import('../newTown.mjs').Answers>}
 * @throws {Problem} if a flag is unknown or its value is wrong
 */
async function readAnswers(args) {
  const flags = readFlags(args);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answers = { name: '', email: '', phone: '', colour: '', languages: '' };
  for (const [key, { question, initial = '' }] of Object.entries(QUESTIONS)) {
    const name = /** @type {keyof typeof answers} */ (key);
    const prompt = async () => {
      const hint = initial && ` (${initial})`;
      // The question is rejected only by Ctrl-C and Ctrl-D.
      const answer = await terminal?.question(`${question}${hint}: `).catch(() => {
        throw new Problem('Stopped.');
      });
      return (answer ?? '').trim() || initial;
    };
    answers[name] = flags[name] ?? (await prompt());
    for (let refusal; (refusal = refusalOf(name, answers[name])); answers[name] = await prompt()) {
      if (!terminal || flags[name] !== undefined) throw new Problem(refusal);
      print(refusal);
    }
  }
  terminal?.close();
  return answers;
}

/**
 * @param {string[]} args
 * @returns {Partial<import('../newTown.mjs').Answers>}
 */
function readFlags(args) {
  const string = /** @type {const} */ ({ type: 'string' });
  const options = { name: string, email: string, phone: string, colour: string, languages: string };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    const names = Object.keys(QUESTIONS).map((name) => `[--${name} …]`);
    throw new Problem(`Write npm run town -- new ${names.join(' ')}.`);
  }
}
