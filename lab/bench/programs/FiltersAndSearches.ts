import { SteadyVisits } from '../shared/SteadyVisits';

/** Requests per second. */
const perSecond = 5;

const words = ['camera', 'mensa', 'biblioteca', 'festa', 'piazza', 'universita', 'corso', 'libri'];

/** Returns the address of the nth filter or search. */
const addressFor = (n: number): string =>
  n % 2 === 0
    ? `/api/listing/accommodations?locale=it&rooms=${1 + (n % 3)}&price-to=${300 + (n % 500)}`
    : `/api/search?locale=it&q=${words[n % words.length] ?? ''}+${String(n)}`;

/** Visitors who filter and search. Each has another IP address, because of the rate limits. */
export class FiltersAndSearches extends SteadyVisits {
  constructor(private readonly site: string) {
    super(perSecond);
  }

  protected async visit(number: number, due: number): Promise<void> {
    const address = addressFor(number);
    const headers = { 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` };
    const answer = await fetch(this.site + address, { headers }).catch(() => null);
    await answer?.text();
    this.times.push(performance.now() - due);
    if (!answer?.ok) this.faults.push(`${address}: ${String(answer?.status ?? 'no answer')}`);
  }
}
