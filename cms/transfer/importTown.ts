import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Problems } from '../content/Problems';
import { readContent } from '../content/readTown';
import { References } from '../content/References';
import { globalParts } from '../seed/globals';
import type { SeedContent } from '../seed/types';
import { sites } from '../src/sites';
import { CmsContent } from './CmsContent';
import { isEqual } from './differences';
import { importEntries } from './importEntries';
import { importFormerAddresses } from './importFormerAddresses';
import { importGroups } from './importGroups';
import { importMedia } from './importMedia';
import { importRedirects } from './importRedirects';
import { type CurrentContent, type ImportOptions, ImportRun } from './ImportRun';
import { Omissions } from './Omissions';
import type { Report } from './Report';
import type { Store } from './Store';
import { contentFiles, writeFiles } from './writeContent';

/** Reads the content of a cms with the reader of folders, so that both are in the same form. */
async function contentOf(cms: CmsContent): Promise<CurrentContent> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'studium-content-'));
  try {
    writeFiles(root, contentFiles(cms, new Omissions()));
    const collected = { problems: new Problems(), references: new References() };
    const content = readContent({ root, collected });
    return { content, problems: collected.problems.lines() };
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Imports the menus and the global sets. */
async function importGlobals(run: ImportRun): Promise<void> {
  for (const site of sites) {
    const inCms = globalParts(run.current.content, site);
    for (const { slug, seed, fields } of globalParts(run.town, site)) {
      const name = `${slug} (${site})`;
      const current = inCms.find((part) => part.slug === slug);
      if (isEqual(seed, current?.seed)) run.report.add('equal', name);
      else
        await run.write('changed', { name }, () =>
          run.store.updateGlobal(slug, site, fields(run.keys)),
        );
    }
  }
}

/**
 * Brings a cms to the state of a town: creates what is missing, and changes what differs. What is equal stays
 * untouched, and nothing is deleted unless `remove` says so. A refusal of the cms is reported, and the import goes on.
 */
export async function importTown(
  store: Store,
  town: SeedContent,
  options: ImportOptions = {},
): Promise<Report> {
  const cms = await CmsContent.read(store);
  const run = new ImportRun(store, town, cms, await contentOf(cms), options);
  await importMedia(run);
  await importGroups(run);
  await importEntries(run);
  await importRedirects(run);
  await importFormerAddresses(run);
  await importGlobals(run);
  return run.report;
}
