/** `npm run content -- import | export`: content between a folder and a running cms. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { readFolder } from '../content/readTown';
import { exitWithError } from '../src/logs/exitWithError';
import { exportTown } from './exportTown';
import { importTown } from './importTown';
import { type ImportState, lineText, Report } from './Report';
import { checkCmsAddress, RestStore } from './RestStore';

const states: ImportState[] = [
  'created',
  'changed',
  'equal',
  'refused',
  'deleted',
  'only in the cms',
];

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cms: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
    },
  });
  const [action = '', folder = ''] = positionals;
  return { action, root: path.resolve(folder), address: checkCmsAddress(values.cms ?? ''), values };
}

async function logIn(address: string) {
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new LogSafeError(
      'Set EDITOR_EMAIL and EDITOR_PASSWORD, in .env or the environment, to the login of a member of the staff.',
    );
  const store = new RestStore(address);
  return { store, role: await store.logIn({ email, password }) };
}

async function runExport({ root, address }: ReturnType<typeof readArguments>): Promise<number> {
  const { store } = await logIn(address);
  const { written, removed, equal, omissions } = await exportTown(store, root);
  await store.logOut();
  for (const line of omissions) console.log(`not exported    ${line}`);
  console.log(`${written} files written, ${removed} removed, ${equal} equal: ${root}`);
  return 0;
}

async function runImport({ root, address, values }: ReturnType<typeof readArguments>) {
  const town = readFolder(root);
  const { store, role } = await logIn(address);
  if (role === 'author')
    throw new LogSafeError('An author cannot import, because an import publishes.');
  const report = new Report((line) => console.log(lineText(line)));
  const dryRun = values['dry-run'];
  await importTown(store, town, { root, dryRun, remove: values.delete, report });
  await store.logOut();
  const counts = states.flatMap((state) => {
    const count = report.count(state);
    return count > 0 ? [`${count} ${state}`] : [];
  });
  console.log(counts.join(', '));
  if (dryRun) console.log('This was a dry run: nothing was written.');
  return report.count('refused') > 0 ? 1 : 0;
}

try {
  const given = readArguments();
  process.exitCode = await (given.action === 'export' ? runExport(given) : runImport(given));
} catch (error) {
  exitWithError(error);
}
