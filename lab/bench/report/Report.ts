import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { benches, type Bench } from '../benches';
import { type Outcome, overviewOf, pageOf, rowsOf } from './markdown';

const head = `# Benchmarks

\`npm run bench\` builds the product, starts it on this machine and compares it with an empty Next app and
nginx; \`npm run bench -- <names>\` runs only these benchmarks. The limits are in
[e2e/budgets.mjs](../e2e/budgets.mjs) and at the top of each benchmark, and a missed limit fails
the command. [lab/bench/benches.ts](../lab/bench/benches.ts) says which benchmarks need nginx, Redis or PostgreSQL.

Each benchmark has a page with all its numbers, its output, and the machine and the commit of the run. Times
of different machines, or of a machine with other load, cannot be compared; this page lists every number
that changed by a tenth or more between two runs, whatever the reason.
[Measurements of decisions](benchmarks/decisions.md) are the numbers of the ADRs, each measured once.`;

/** docs/benchmarks.md with an overview, and one page for each benchmark. Their dates may differ. */
export class Report {
  private constructor(
    private readonly docs: string,
    private readonly pages: Map<string, string>,
  ) {}

  /** @param docs the folder docs/ */
  static async open(docs: string): Promise<Report> {
    const pages = new Map<string, string>();
    for (const { name } of benches) {
      const page = await readFile(fileOf(docs, name), 'utf8').catch(() => undefined);
      if (page !== undefined) pages.set(name, page);
    }
    return new Report(docs, pages);
  }

  /** Writes the page of a benchmark, and the overview. */
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

/** Writes formatted Markdown; resolves with the formatted text. */
async function write(file: string, text: string): Promise<string> {
  const options = await resolveConfig(file);
  const formatted = await format(text, { ...options, parser: 'markdown' });
  await writeFile(file, formatted);
  return formatted;
}
