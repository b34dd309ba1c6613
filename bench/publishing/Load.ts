import { SteadyVisits } from '../shared/SteadyVisits';

/** What visitors get; `times` are from the moment a visitor wanted the page until it was there. */
export class Load extends SteadyVisits {
  constructor(
    private readonly site: string,
    private readonly paths: readonly string[],
    perSecond: number,
  ) {
    super(perSecond);
  }

  protected async visit(number: number, due: number): Promise<void> {
    const path = this.paths[number % this.paths.length] ?? '/';
    const fault = await faultOf(`${this.site}${path}`);
    this.times.push(performance.now() - due);
    if (fault) this.faults.push(`${path}: ${fault}`);
  }
}

/** What is wrong with a page; null for a whole one. */
async function faultOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!html.endsWith('</html>')) return `cut off after ${html.length} characters`;
    return /<h1[^>]*>(?:<[^>]+>)*[^<\s]/.test(html) ? null : 'no heading';
  } catch (error) {
    return String(error);
  }
}
