import { SteadyVisits } from '../shared/SteadyVisits';
import type { Ports } from './Attacker';

/** Visits a second. */
const pace = 8;

interface Question {
  url: string;
  body?: string;
}

/**
 * A visitor who reads while the programs are attacked: pages, a filtered list, a search and a new
 * question to the contract, in turn. `times` are in milliseconds.
 */
export class Bystander extends SteadyVisits {
  /** The slowest visits, to say which they were. */
  readonly slow: { question: string; milliseconds: number; after: number }[] = [];
  private readonly site: string;
  private readonly cms: string;
  private readonly began = performance.now();

  constructor({ site, cms }: Ports) {
    super(pace);
    this.site = `http://127.0.0.1:${String(site)}`;
    this.cms = `http://127.0.0.1:${String(cms)}`;
  }

  protected async visit(number: number, due: number): Promise<void> {
    const { url, body } = this.questionOf(number);
    const fault = await faultOf(
      url,
      body,
      `10.9.${String((number >> 8) & 255)}.${String(number & 255)}`,
    );
    const milliseconds = performance.now() - due;
    this.times.push(milliseconds);
    if (milliseconds > 500)
      this.slow.push({ question: url, milliseconds, after: (due - this.began) / 1000 });
    if (fault) this.faults.push(`${url}: ${fault}`);
  }

  private questionOf(number: number): Question {
    const kinds: (() => Question)[] = [
      () => ({ url: `${this.site}/` }),
      () => ({ url: `${this.site}/alloggi` }),
      () => ({ url: `${this.site}/en/news` }),
      () => ({
        url: `${this.site}/api/finding/accommodations?locale=it&price-to=${String(300 + (number % 900))}`,
      }),
      () => ({ url: `${this.site}/api/search?locale=it&q=mensa+${String(number % 500)}` }),
      () => ({
        url: `${this.cms}/api`,
        body: JSON.stringify({
          query: `{ entries(section: ["news"], site: ["it"], limit: 12, offset: ${String(number % 40)}) { id title url postDate } }`,
        }),
      }),
    ];
    return (kinds[number % kinds.length] ?? kinds[0])?.() ?? { url: this.site };
  }
}

/** What is wrong with an answer; null for a good one. */
async function faultOf(url: string, body: string | undefined, address: string) {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 200) return `status ${String(answer.status)}`;
    return text.includes('"errors"') ? text.slice(0, 200) : null;
  } catch (error) {
    return String(error);
  }
}
