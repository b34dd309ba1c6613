import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';
import { openPayload } from './openPayload';

const writtenMessage = { it: 'Scritto.', en: 'Written.' };
const dryRun = {
  it: 'Era una prova: niente è stato scritto. Per scrivere aggiungi --write.',
  en: 'This was a dry run: nothing was written. Add --write to write.',
};

/** Milliseconds to wait until the site has been notified of the changes. */
const deliveryTimeoutMs = 2000;

const { env } = await import('../src/env').catch(exitWithError);
const { describeDatabaseError } = await import('../src/db/describeDatabaseError');
const { csvCollections, isCsvCollection } = await import('../src/csv/csvCollections').catch(
  exitWithError,
);

const collections = csvCollections.join('|');
const usage = {
  it: `Uso: csv export ${collections} [file] [--lang it|en]
     csv import ${collections} file [--write] [--publish] [--lang it|en]`,
  en: `Usage: csv export ${collections} [file] [--lang it|en]
       csv import ${collections} file [--write] [--publish] [--lang it|en]`,
};
const unreadable = {
  it: (file: string) => `Non posso leggere il file ${file}.`,
  en: (file: string) => `The file ${file} cannot be read.`,
};

const unwritable = {
  it: (file: string) => `Non posso scrivere il file ${file}.`,
  en: (file: string) => `The file ${file} cannot be written.`,
};

/** Reads the arguments. @throws Error for an option that does not exist */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'it' },
    },
  });
  const [action, collection, named, ...rest] = positionals;
  // npm runs the script in cms/, but the path is relative to the folder of the caller.
  const file = named && path.resolve(process.env.INIT_CWD ?? '.', named);
  const language = values.lang === 'en' ? ('en' as const) : ('it' as const);
  if (
    values.lang !== language ||
    (action !== 'export' && action !== 'import') ||
    !isCsvCollection(collection) ||
    rest.length > 0 ||
    (action === 'import' && file === undefined)
  )
    throw new LogSafeError(usage[language]);
  return { ...values, action, collection, file, language };
}

function tryArguments() {
  try {
    return readArguments();
  } catch (error) {
    return exitWithError(error instanceof LogSafeError ? error : new LogSafeError(usage.it));
  }
}

const options = tryArguments();
const { action, collection: name, file, language } = options;

const { CellFault } = await import('../src/csv/CellFault');
const { exportCsv } = await import('../src/csv/exportCsv');
const { checkTable, importTable } = await import('../src/csv/importTable');
const { planDigest } = await import('../src/csv/planDigest');
const { messages } = await import('../src/csv/messages');
const { reportOf, reportText } = await import('../src/csv/report');
const { ImportError } = await import('../src/csv/writePlan');
const { startPublishing, waitForDelivery } = await import('../src/publish/publish');

const bytes =
  action === 'import'
    ? await readFile(file ?? '').catch(() =>
        exitWithError(new LogSafeError(unreadable[language](file ?? ''))),
      )
    : null;
const payload = await openPayload();

/** Resolves when the text is written, so that the exit of the process does not cut a long report. */
const print = (text: string): Promise<void> =>
  new Promise((resolve) => process.stdout.write(text, () => resolve()));

async function importRows(table: Uint8Array): Promise<number> {
  const importOptions = { collection: name, language, publish: options.publish };
  const lines = await checkTable(payload, table, importOptions);
  await print(`${reportText(reportOf(lines, language), language)}\n`);
  if (lines.some(({ faults }) => faults.length > 0)) {
    await print(`${messages.fixFaults[language]}\n`);
    return 1;
  }
  if (!options.write) {
    await print(`${dryRun[language]}\n`);
    return 0;
  }
  const { ids } = await importTable(payload, table, {
    ...importOptions,
    checked: planDigest(lines),
  });
  if (!ids) {
    await print(`${messages.differs[language]}\n`);
    return 1;
  }
  if (startPublishing(payload) && lines.some((line) => line.write?.published))
    await waitForDelivery(payload, deliveryTimeoutMs);
  await print(`${writtenMessage[language]}\n`);
  return 0;
}

async function run(): Promise<number> {
  if (bytes) return importRows(bytes);
  const table = await exportCsv(payload, name, language);
  if (file === undefined) await print(table);
  else
    await writeFile(file, table).catch(() => {
      throw new LogSafeError(unwritable[language](file));
    });
  return 0;
}

const code = await run().catch((error: unknown) => {
  if (error instanceof CellFault) console.error(error.texts[language]);
  else if (error instanceof ImportError)
    console.error(messages.writeFailed(error.line, error.message)[language]);
  else if (error instanceof LogSafeError) console.error(error.message);
  else console.error(describeDatabaseError(env.database, error));
  return 1;
});
await payload.destroy();
process.exit(code);
