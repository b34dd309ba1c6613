import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { LogSafeError } from '../src/logs/LogSafeError';
import { sayAndExit } from './sayAndExit';

const usage = {
  it: `Uso: csv export accommodations|poi [file] [--lang it|en]
     csv import accommodations|poi file [--write] [--publish] [--lang it|en]`,
  en: `Usage: csv export accommodations|poi [file] [--lang it|en]
       csv import accommodations|poi file [--write] [--publish] [--lang it|en]`,
};
const written = { it: 'Scritto.', en: 'Written.' };
const dryRun = {
  it: 'Era una prova: niente è stato scritto. Per scrivere aggiungi --write.',
  en: 'This was a dry run: nothing was written. Add --write to write.',
};
const nothingWritten = {
  it: 'Niente è stato scritto: prima correggi gli errori.',
  en: 'Nothing was written: mend the faults first.',
};
const undone = (line: number, reason: string) => ({
  it: `La riga ${line} non si è potuta scrivere (${reason}): tutto è rimasto com’era.`,
  en: `Line ${line} could not be written (${reason}): everything is as it was.`,
});

/** Milliseconds that the site gets to hear of what was published. */
const toTellTheSite = 2000;

// Payload would look for a development server of Next to reload with.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'it' },
    },
  });
  const [action, collection, file, ...rest] = positionals;
  const language = values.lang === 'en' ? ('en' as const) : ('it' as const);
  if (values.lang !== language) throw new Error(`--lang: it | en`);
  return { ...values, action, collection, file, rest, language };
}

const asked = await Promise.resolve().then(read).catch(sayAndExit);
const { action, collection, file, language, rest } = asked;
const { isCsvCollection } = await import('../src/csv/columns').catch(sayAndExit);
if (
  (action !== 'export' && action !== 'import') ||
  !isCsvCollection(collection) ||
  rest.length > 0 ||
  (action === 'import' && file === undefined)
)
  sayAndExit(new LogSafeError(usage[language]));

const { env } = await import('../src/env').catch(sayAndExit);
const { databaseFault } = await import('./databaseFault');
const { CellFault } = await import('../src/csv/CellFault');
const { exportCsv } = await import('../src/csv/exportCsv');
const { planImport } = await import('../src/csv/planImport');
const { reportOf } = await import('../src/csv/report');
const { ImportError, writePlan } = await import('../src/csv/writePlan');
const { startPublishing, told } = await import('../src/publish/publish');
const { default: config } = await import('../payload.config').catch(sayAndExit);

const name = collection;
const bytes = action === 'import' ? await readFile(file ?? '').catch(sayAndExit) : null;
const payload = await getPayload({ config }).catch((error: unknown) =>
  sayAndExit(new LogSafeError(databaseFault(env.database, error))),
);

/** Resolves when the reader has it all: a long report must not be cut off by the end. */
const print = (text: string): Promise<void> =>
  new Promise((resolve) => process.stdout.write(text, () => resolve()));

async function importRows(table: Uint8Array): Promise<number> {
  const lines = await planImport(payload, table, {
    collection: name,
    language,
    publish: asked.publish,
  });
  await print(`${reportOf(lines, language)}\n`);
  if (lines.some(({ faults }) => faults.length > 0)) {
    await print(`${nothingWritten[language]}\n`);
    return 1;
  }
  if (!asked.write) {
    await print(`${dryRun[language]}\n`);
    return 0;
  }
  await writePlan(payload, name, lines);
  if (startPublishing(payload) && lines.some((line) => line.write?.published))
    await told(payload, toTellTheSite);
  await print(`${written[language]}\n`);
  return 0;
}

async function run(): Promise<number> {
  if (bytes) return importRows(bytes);
  const table = await exportCsv(payload, name, language);
  await (file === undefined ? print(table) : writeFile(file, table));
  return 0;
}

const code = await run().catch((error: unknown) => {
  if (error instanceof CellFault) console.error(error.said[language]);
  else if (error instanceof ImportError) console.error(undone(error.line, error.message)[language]);
  else throw error;
  return 1;
});
await payload.destroy();
process.exit(code);
