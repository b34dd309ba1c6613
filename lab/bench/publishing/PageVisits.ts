import { SteadyVisits } from '../shared/SteadyVisits';

/** Visitors who read pages; `times` are from the due moment of a visit until the page has arrived. */
export class PageVisits extends SteadyVisits {
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

/** Returns the error of a page, or null for a complete one. */
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
