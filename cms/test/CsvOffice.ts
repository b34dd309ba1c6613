import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestCms } from './cms';
import { compiled } from './compile';

/** Plays the office: exports and imports tables by the command, and looks at the contract. */
export class CsvOffice {
  private folder = '';

  constructor(private readonly cms: TestCms) {}

  async open(): Promise<void> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-csv-'));
  }

  close = (): Promise<void> => rm(this.folder, { recursive: true, force: true });

  /** Runs the command and answers what it says, and how it ended. */
  async csv(...args: string[]): Promise<{ code: number | null; said: string }> {
    const env: Record<string, string | undefined> = { ...this.cms['env'], CMS_LOG: 'silent' };
    const child = spawn(process.execPath, [...compiled('scripts/csv.ts'), ...args], {
      cwd: path.resolve(__dirname, '..'),
      env: env as NodeJS.ProcessEnv,
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, said };
  }

  /** Where a file of the office lies. */
  file = (name: string): string => path.join(this.folder, name);

  /** Saves a table and answers where. */
  async table(...lines: string[]): Promise<string> {
    await writeFile(this.file('table.csv'), lines.join('\n'));
    return this.file('table.csv');
  }

  /** The accommodations as they are now, drafts too. */
  exported = (): Promise<unknown> => this.cms.keeper.edit('export');

  /** What visitors see of an accommodation. */
  async home(site: string, slug: string): Promise<unknown> {
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
