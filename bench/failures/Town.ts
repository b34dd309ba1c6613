import { setTimeout as pause } from 'node:timers/promises';
import type { Keeper } from '../../cms/test/Keeper';
import { operationHashes } from '../../src/gql/operationHashes';
import { addressesOf } from '../publishing/addressesOf';
import { ask, type Answer } from './ask';
import { type Account, logIn, lookOfPage, looks, type Sight } from './looks';
import type { Postbox } from './Postbox';
import { Publications } from './Publications';
import { Visitors } from './Visitors';

/** Pages that are asked for all the time. */
const known = [
  '/',
  '/en',
  '/alloggi',
  '/en/accommodations',
  '/alloggi/one-it',
  '/alloggi/two-it',
  '/alloggi/three-it',
  '/alloggi/four-it',
  '/blocks-it',
];
/** Milliseconds that a town may take until everything is well. */
const patienceMs = 45_000;

const password = 'una-lumaca-viola-sul-tram-8';

interface Programs {
  /** Address for visitors. */
  url: string;
  /** Addresses of the sites themselves, which share the visitors. */
  sites: readonly string[];
  postbox: Postbox;
  editor: Keeper;
  /** Programs that have ended by themselves. */
  dead: () => readonly string[];
}

/** A running town as its visitors and editors see it. */
export class Town {
  readonly publications: Publications;
  /** Addresses that nobody has asked for yet. */
  private unseen: string[] = [];
  /** Who logs in again and again, and who stays: there is an end to the sessions of one account. */
  private account: Account = { email: 'ada@example.org', password };
  private cookie = '';
  private picture = '';

  constructor(readonly programs: Programs) {
    this.publications = new Publications(programs.editor, programs.sites);
  }

  /** Asks for the pages that visitors know, and makes somebody an account. */
  async settle(): Promise<void> {
    const { url, sites } = this.programs;
    const addresses = await addressesOf(sites[0] ?? url);
    this.unseen = addresses.filter((path) => path.split('/').length > 2 && !known.includes(path));
    for (const site of [...sites, url])
      for (const path of known) {
        const { outcome, status } = lookOfPage(await ask(`${site}${path}`));
        if (outcome !== 'good') throw new Error(`${site}${path} is answered with ${status}.`);
      }
    this.picture = await this.findPicture();
    await this.makeAccount(this.account);
    const constant = { email: 'bea@example.org', password };
    await this.makeAccount(constant);
    const { status, cookies } = await logIn(url, constant.email, password);
    if (status !== 200) throw new Error(`The account cannot log in: ${status}.`);
    this.cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  }

  /** What one looks at now; the page that nobody has seen stays so while it is not shown. */
  get sight(): Sight {
    return {
      url: this.programs.url,
      account: this.account,
      cookie: this.cookie,
      known: '/alloggi/one-it',
      first: this.first,
      picture: this.picture,
    };
  }

  private get first(): string {
    const [first] = this.unseen;
    if (!first) throw new Error('All pages have been asked for: the town is too small.');
    return first;
  }

  /** The page that nobody had seen was shown: there is another. */
  saw(path: string): void {
    this.unseen = this.unseen.filter((other) => other !== path);
  }

  visitors(logIn: boolean): Visitors {
    return new Visitors(this.programs.url, known, logIn);
  }

  /**
   * Waits until everything is answered as it should be, in all places, and a publication shows.
   *
   * @throws Error that says what is still wrong after a minute
   */
  async untilWell(): Promise<void> {
    const until = performance.now() + patienceMs;
    for (let wrong = await this.wrong(); wrong.length > 0; wrong = await this.wrong()) {
      if (performance.now() > until) throw new Error(`Still not well: ${wrong.join('; ')}`);
      await pause(200);
    }
    await this.publications.publish('3');
    const lost = await this.publications.lost(until);
    if (lost.length > 0) throw new Error(`Not shown: ${lost.join('; ')}`);
  }

  /** Calls one of the site's operations, as a form does. */
  call(name: keyof typeof operationHashes, variables: object, extra: object = {}): Promise<Answer> {
    const { url } = this.programs;
    return ask(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ operation: operationHashes[name], variables, ...extra }),
    });
  }

  register(email: string, password: string): Promise<Answer> {
    const variables = { email, password, fullName: 'Ada', preferredLanguage: 'it' };
    return this.call('Register', variables, { privacyAccepted: true });
  }

  private async wrong(): Promise<string[]> {
    const { sites, dead } = this.programs;
    const pages = sites.flatMap((site) =>
      known.map(async (path) => {
        const { outcome, status } = lookOfPage(await ask(`${site}${path}`));
        return outcome === 'good' ? [] : [`${site}${path}: ${status}`];
      }),
    );
    const others = Object.entries(looks).map(async ([name, lookAt]) => {
      const { outcome, status, words } = await lookAt({ ...this.sight, first: '/blocks-it' });
      return outcome === 'good' ? [] : [`${name}: ${outcome} ${status} ${words}`];
    });
    const found = await Promise.all([...pages, ...others]);
    return [...found.flat(), ...dead().map((name) => `${name} has ended`)];
  }

  private async findPicture(): Promise<string> {
    const { url } = this.programs;
    const { body } = await ask(`${url}/alloggi/one-it`);
    const paths = [...body.matchAll(/"(\/media\/[^"\s,]+)/g)].map(([, path = '']) => path);
    for (const path of paths) if ((await ask(`${url}${path}`)).status === 200) return path;
    throw new Error(`There is no picture: ${paths.join(' ')}`);
  }

  private async makeAccount({ email }: Account): Promise<void> {
    await this.register(email, password);
    const mail = await this.programs.postbox.newest(email, 10_000);
    const link = /https?:\/\/\S*verify-email\S*/.exec(mail?.text ?? '')?.[0];
    if (!link) throw new Error('There is no mail to activate the account with.');
    const { code, id } = Object.fromEntries(new URL(link).searchParams);
    await this.call('ActivateUser', { code, id });
  }
}
