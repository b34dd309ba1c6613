import { SteadyVisits } from '../shared/SteadyVisits';
import { addressesOf, type Ports } from '../../../e2e/attack/Attacker';

/** Requests per second. */
const perSecond = 8;

interface ReadRequest {
  url: string;
  body?: string;
}

/** One of this many visits is a login of the staff. */
const visitsPerLogin = 40;

/**
 * A visitor who reads during the attack: alternately pages, a filtered listing, a search and a new query of
 * the contract; now and then a member of the staff logs in. `times` are in milliseconds.
 */
export class ReadingVisitor extends SteadyVisits {
  /** The slow requests, with milliseconds and the seconds since the start. */
  readonly slow: { url: string; milliseconds: number; after: number }[] = [];
  private readonly began = performance.now();

  constructor(
    private readonly ports: Ports,
    private readonly editor: { email: string; password: string },
  ) {
    super(perSecond);
  }

  protected async visit(number: number, due: number): Promise<void> {
    const { url, body } = this.requestFor(number);
    const fault = await faultOf(url, body, `10.9.${(number >> 8) & 255}.${number & 255}`);
    const milliseconds = performance.now() - due;
    this.times.push(milliseconds);
    if (milliseconds > 500) this.slow.push({ url, milliseconds, after: (due - this.began) / 1000 });
    if (fault) this.faults.push(`${url}: ${fault}`);
  }

  private requestFor(number: number): ReadRequest {
    const { site, cms } = addressesOf(this.ports);
    if (number % visitsPerLogin === 0)
      return { url: `${cms}/cms-api/users/login`, body: JSON.stringify(this.editor) };
    const query = `{ entries(section: ["news"], site: ["it"], limit: 12, offset: ${number % 40}) { id title url postDate } }`;
    const requests: ReadRequest[] = [
      { url: `${site}/` },
      { url: `${site}/alloggi` },
      { url: `${site}/en/news` },
      { url: `${site}/api/listing/accommodations?locale=it&price-to=${300 + (number % 900)}` },
      { url: `${site}/api/search?locale=it&q=mensa+${number % 500}` },
      { url: `${cms}/api`, body: JSON.stringify({ query }) },
    ];
    return requests[number % requests.length] ?? { url: site };
  }
}

/** Returns the error in a response, or null. */
async function faultOf(url: string, body: string | undefined, address: string) {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json', origin: new URL(url).origin }),
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
