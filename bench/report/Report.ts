import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { benches, type Bench } from '../benches';
import { type Outcome, overviewOf, pageOf, rowsOf } from './markdown';

const head = `# Benchmarks

\`npm run bench\` builds the product, starts it on this machine and measures it beside an empty Next app and
nginx; \`npm run bench -- <names>\` makes those benchmarks anew. What a number may be is written in
[bench/budgets.mjs](../bench/budgets.mjs) and at the head of each benchmark, and a limit that is missed fails
the command. What needs nginx, Redis or PostgreSQL is said in [bench/benches.ts](../bench/benches.ts).

Each benchmark has a page with all its numbers, what it printed, and the machine and the commit that it was
measured on. Times of different machines, or of a machine that did something else meanwhile, cannot be
compared; this page tells what changed by a tenth or more between two runs, whatever the reason.`;

/** docs/benchmarks.md for a person, and a page for each benchmark, of which some may be older than others. */
export class Report {
  private constructor(
    private readonly docs: string,
    private readonly pages: Map<string, string>,
  ) {}

  /** @param docs the folder of the documents */
  static async open(docs: string): Promise<Report> {
    const pages = new Map<string, string>();
    for (const { name } of benches) {
      const page = await readFile(fileOf(docs, name), 'utf8').catch(() => undefined);
      if (page !== undefined) pages.set(name, page);
    }
    return new Report(docs, pages);
  }

  /** Writes this benchmark's page, and the overview. */
  async put(bench: Bench, outcome: Outcome): Promise<void> {
    const last = rowsOf(this.pages.get(bench.name) ?? '');
    const file = fileOf(this.docs, bench.name);
    await mkdir(path.dirname(file), { recursive: true });
    this.pages.set(bench.name, await write(file, pageOf(bench, outcome, last)));
    await this.writeOverview();
  }

  private async writeOverview(): Promise<void> {
    const inOrder = benches.flatMap((one) => {
      const page = this.pages.get(one.name);
      return page === undefined ? [] : [[one, page] as const];
    });
    const overview = path.join(this.docs, 'benchmarks.md');
    await write(overview, `${head}\n\n${overviewOf(new Map(inOrder))}`);
  }
}

const fileOf = (docs: string, name: string): string => path.join(docs, 'benchmarks', `${name}.md`);

/** Writes Markdown as the formatter wants it; resolves with what was written. */
async function write(file: string, text: string): Promise<string> {
  const options = await resolveConfig(file);
  const formatted = await format(text, { ...options, parser: 'markdown' });
  await writeFile(file, formatted);
  return formatted;
}
