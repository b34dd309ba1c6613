import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestCms } from './cms';

/** Exports and imports tables with the csv command, and reads the results from the contract. */
export class CsvCommand {
  private folder = '';

  constructor(private readonly cms: TestCms) {}

  async open(): Promise<void> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-csv-'));
  }

  close = (): Promise<void> => rm(this.folder, { recursive: true, force: true });

  /** Runs the command and returns its output and exit code. */
  run = (...args: string[]) => this.cms.runToEnd('scripts/csv.ts', ...args, { CMS_LOG: 'silent' });

  /** The path of a file in the test folder. */
  file = (name: string): string => path.join(this.folder, name);

  /** Writes a table and returns its path. */
  async writeTable(...lines: string[]): Promise<string> {
    await writeFile(this.file('table.csv'), lines.join('\n'));
    return this.file('table.csv');
  }

  /** Exports the current accommodations, including drafts. */
  exportAll = (): Promise<unknown> => this.cms.control.edit('export');

  /** Reads the public data of an accommodation. */
  async accommodation(site: string, slug: string): Promise<unknown> {
    const { data } = await this.cms.query(
      `query ($site: [String], $slug: [String]) {
        entry(section: ["accommodations"], site: $site, slug: $slug) { title
          ... on accommodations_accommodations_Entry { priceMin bedrooms includedServices
            availableFrom houseRules address { address lat } categories { slug } } } }`,
      { site: [site], slug: [slug] },
    );
    return data?.entry;
  }
}
