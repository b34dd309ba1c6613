/** `npm run content -- import | export`: content between a folder and a running cms. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { readFolder } from '../content/readTown';
import type { SeedContent } from '../seed/types';
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

type Arguments = ReturnType<typeof readArguments>;

async function runExport(store: RestStore, { root }: Arguments): Promise<number> {
  const { written, removed, equal, omissions } = await exportTown(store, root);
  for (const line of omissions) console.log(`not exported    ${line}`);
  console.log(`${written} files written, ${removed} removed, ${equal} equal: ${root}`);
  return 0;
}

async function runImport(store: RestStore, { root, values }: Arguments, town: SeedContent) {
  const report = new Report((line) => console.log(lineText(line)));
  const dryRun = values['dry-run'];
  await importTown(store, town, { root, dryRun, remove: values.delete, report });
  const counts = states.flatMap((state) => {
    const count = report.count(state);
    return count > 0 ? [`${count} ${state}`] : [];
  });
  console.log(counts.join(', '));
  if (dryRun) console.log('This was a dry run: nothing was written.');
  return report.count('refused') > 0 ? 1 : 0;
}

/** Logs in, does the work and ends the session. */
async function run(args: Arguments): Promise<number> {
  // The folder is read first, so that its problems are reported without a login.
  const town = args.action === 'import' ? readFolder(args.root) : undefined;
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new LogSafeError(
      'Set EDITOR_EMAIL and EDITOR_PASSWORD, in .env or the environment, to the login of a member of the staff.',
    );
  const store = new RestStore(args.address);
  const role = await store.logIn({ email, password });
  try {
    if (!town) return await runExport(store, args);
    if (role === 'author')
      throw new LogSafeError('An author cannot import, because an import publishes.');
    return await runImport(store, args, town);
  } finally {
    await store.logOut();
  }
}

try {
  process.exitCode = await run(readArguments());
} catch (error) {
  exitWithError(error);
}
