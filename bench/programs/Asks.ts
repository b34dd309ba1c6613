import { SteadyVisits } from '../shared/SteadyVisits';

/** Questions a second. */
const pace = 5;

const words = ['camera', 'mensa', 'biblioteca', 'festa', 'piazza', 'universita', 'corso', 'libri'];

/** What a filter or a search asks the site for, the nth time. */
const questionOf = (n: number): string =>
  n % 2 === 0
    ? `/api/finding/accommodations?locale=it&rooms=${1 + (n % 3)}&price-to=${300 + (n % 500)}`
    : `/api/search?locale=it&q=${words[n % words.length] ?? ''}+${String(n)}`;

/** Visitors who filter and search, each from an address of their own: nobody may ask without end. */
export class Asks extends SteadyVisits {
  constructor(private readonly site: string) {
    super(pace);
  }

  protected async visit(number: number, due: number): Promise<void> {
    const question = questionOf(number);
    const headers = { 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` };
    const answer = await fetch(this.site + question, { headers }).catch(() => null);
    await answer?.text();
    this.times.push(performance.now() - due);
    if (!answer?.ok) this.faults.push(`${question}: ${String(answer?.status ?? 'no answer')}`);
  }
}
