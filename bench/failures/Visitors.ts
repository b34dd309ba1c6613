import { SteadyVisits } from '../shared/SteadyVisits';
import { ask } from './ask';
import { lookOfPage } from './looks';

/** Visitors a second. */
const pace = 20;

/** People who look at pages that were shown before. */
export class Visitors extends SteadyVisits {
  constructor(
    private readonly url: string,
    private readonly paths: readonly string[],
    /** Nginx has nothing for who is logged in, and asks a site: so it is for every other one. */
    private readonly logIn: boolean,
  ) {
    super(pace);
  }

  protected async visit(number: number): Promise<void> {
    const path = this.paths[number % this.paths.length] ?? '/';
    const isKnown = this.logIn && number % 2 === 0;
    const headers = { cookie: isKnown ? 'REFRESH_TOKEN=none' : 'theme=dark' };
    const { outcome, status, ms } = lookOfPage(await ask(`${this.url}${path}`, { headers }));
    this.times.push(ms);
    if (outcome !== 'good') this.faults.push(`${path}: ${outcome}, status ${status}`);
  }
}
