import { SteadyVisits } from '../shared/SteadyVisits';
import { sendRequest } from './sendRequest';
import { checkPage } from './checks';

/** Visitors a second. */
const perSecond = 20;

/** Visitors who read pages that were shown before. */
export class Visitors extends SteadyVisits {
  constructor(
    private readonly url: string,
    private readonly paths: readonly string[],
    /** Whether every second visitor is logged in. Nginx forwards their requests to a site. */
    private readonly areLoggedIn: boolean,
  ) {
    super(perSecond);
  }

  protected async visit(number: number): Promise<void> {
    const path = this.paths[number % this.paths.length] ?? '/';
    const isLoggedIn = this.areLoggedIn && number % 2 === 0;
    const headers = { cookie: isLoggedIn ? 'REFRESH_TOKEN=none' : 'theme=dark' };
    const { outcome, status, ms } = checkPage(await sendRequest(`${this.url}${path}`, { headers }));
    this.times.push(ms);
    if (outcome !== 'good') this.faults.push(`${path}: ${outcome}, status ${status}`);
  }
}
