import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { benches, type Bench } from '../benches';
import { type Outcome, sectionOf, sectionsOf, summaryOf } from './markdown';

const head = `# Benchmarks

Made by \`npm run bench\`, which builds, starts and measures the product beside an empty Next app and
nginx; \`npm run bench -- <names>\` makes those sections anew. Which there are, and what they need (nginx,
Redis, PostgreSQL), is in [bench/benches.ts](../bench/benches.ts). Limits are in
[bench/budgets.mjs](../bench/budgets.mjs) and at the head of each benchmark. Each section names the machine
it was measured on; do not compare numbers of different machines.`;

/** docs/benchmarks.md: one section for each benchmark, of which some may be older than others. */
export class Report {
  private constructor(
    private readonly file: string,
    private readonly sections: Map<string, string>,
  ) {}

  static async open(file: string): Promise<Report> {
    const text = await readFile(file, 'utf8').catch(() => '');
    return new Report(file, new Map(sectionsOf(text)));
  }

  /** Writes the file with this benchmark's section new. */
  async put(bench: Bench, outcome: Outcome): Promise<void> {
    this.sections.set(bench.title, sectionOf(bench, outcome));
    const inOrder = new Map(
      benches.flatMap(({ title }) => {
        const section = this.sections.get(title);
        return section === undefined ? [] : [[title, section] as const];
      }),
    );
    const text = [head, summaryOf(inOrder), ...inOrder.values()].join('\n\n');
    const options = await resolveConfig(this.file);
    await writeFile(this.file, await format(text, { ...options, parser: 'markdown' }));
  }
}
