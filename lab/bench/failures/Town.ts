import { setTimeout as pause } from 'node:timers/promises';
import type { ControlClient } from '../../../cms/test/ControlClient';
import { operationHashes } from '../../../src/gql/operationHashes';
import { readAddresses } from '../publishing/readAddresses';
import { sendRequest, type Answer } from './sendRequest';
import { type Account, logIn, checkPage, checks, type CheckContext } from './checks';
import type { MailServer } from './MailServer';
import { Publications } from './Publications';
import { Visitors } from './Visitors';

/** The pages that visitors request all the time. */
const visitedPages = [
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
/** Milliseconds after which a town must be healthy. */
const timeoutMs = 45_000;

const password = 'una-lumaca-viola-sul-tram-8';

interface Programs {
  /** The address for visitors. */
  url: string;
  /** The addresses of the sites, between which nginx distributes the visitors. */
  sites: readonly string[];
  mailServer: MailServer;
  editor: ControlClient;
  /** Returns the programs that have ended by themselves. */
  dead: () => readonly string[];
}

/** A running town, as its visitors and editors use it. */
export abstract class Town {
  readonly publications: Publications;
  /** Addresses that have not been requested yet. */
  private unvisited: string[] = [];
  /** The account that logs in repeatedly. `cookie` is that of another one, because logins end old sessions. */
  private account: Account = { email: 'ada@example.org', password };
  private cookie = '';
  private picture = '';

  constructor(readonly programs: Programs) {
    this.publications = new Publications(programs.editor, programs.sites);
  }

  /** Stops everything. */
  abstract close(): Promise<void>;

  /** Requests the visitors' pages, and creates the accounts. */
  async prepare(): Promise<void> {
    const { url, sites } = this.programs;
    const addresses = await readAddresses(sites[0] ?? url);
    this.unvisited = addresses.filter(
      (path) => path.split('/').length > 2 && !visitedPages.includes(path),
    );
    for (const site of [...sites, url])
      for (const path of visitedPages) {
        const { outcome, status } = checkPage(await sendRequest(`${site}${path}`));
        if (outcome !== 'good') throw new Error(`${site}${path} is answered with ${status}.`);
      }
    this.picture = await this.findPicture();
    await this.createAccount(this.account);
    const loggedIn = { email: 'bea@example.org', password };
    await this.createAccount(loggedIn);
    const { status, cookies } = await logIn(url, loggedIn.email, password);
    if (status !== 200) throw new Error(`The account cannot log in: ${status}.`);
    this.cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  }

  /** The data for the next checks. The unvisited page stays the same until it has been shown. */
  get checkContext(): CheckContext {
    return {
      url: this.programs.url,
      account: this.account,
      cookie: this.cookie,
      visitedPage: '/alloggi/one-it',
      unvisitedPage: this.nextUnvisited,
      picture: this.picture,
    };
  }

  private get nextUnvisited(): string {
    const [first] = this.unvisited;
    if (!first) throw new Error('All pages have been requested: the town is too small.');
    return first;
  }

  /** Marks the unvisited page as visited, so that the next checks use another one. */
  markVisited(path: string): void {
    this.unvisited = this.unvisited.filter((other) => other !== path);
  }

  visitors(logIn: boolean): Visitors {
    return new Visitors(this.programs.url, visitedPages, logIn);
  }

  /**
   * Waits until all checks pass at all addresses and a publication is shown.
   *
   * @throws Error with the problems that remain after 45 seconds
   */
  async waitUntilHealthy(): Promise<void> {
    const until = performance.now() + timeoutMs;
    for (
      let problems = await this.findProblems();
      problems.length > 0;
      problems = await this.findProblems()
    ) {
      if (performance.now() > until) throw new Error(`Still not healthy: ${problems.join('; ')}`);
      await pause(200);
    }
    await this.publications.publish('3');
    const lost = await this.publications.findLost(until);
    if (lost.length > 0) throw new Error(`Not shown: ${lost.join('; ')}`);
  }

  /** Calls an operation of the BFF, as a form does. */
  call(name: keyof typeof operationHashes, variables: object, extra: object = {}): Promise<Answer> {
    const { url } = this.programs;
    return sendRequest(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ operation: operationHashes[name], variables, ...extra }),
    });
  }

  register(email: string, password: string): Promise<Answer> {
    const variables = { email, password, fullName: 'Ada', preferredLanguage: 'it' };
    return this.call('Register', variables, { privacyAccepted: true });
  }

  private async findProblems(): Promise<string[]> {
    const { sites, dead } = this.programs;
    const pages = sites.flatMap((site) =>
      visitedPages.map(async (path) => {
        const { outcome, status } = checkPage(await sendRequest(`${site}${path}`));
        return outcome === 'good' ? [] : [`${site}${path}: ${status}`];
      }),
    );
    const others = Object.entries(checks).map(async ([name, check]) => {
      const { outcome, status, excerpt } = await check({
        ...this.checkContext,
        unvisitedPage: '/blocks-it',
      });
      return outcome === 'good' ? [] : [`${name}: ${outcome} ${status} ${excerpt}`];
    });
    const problems = await Promise.all([...pages, ...others]);
    return [...problems.flat(), ...dead().map((name) => `${name} has ended`)];
  }

  private async findPicture(): Promise<string> {
    const { url } = this.programs;
    const { body } = await sendRequest(`${url}/alloggi/one-it`);
    const paths = [...body.matchAll(/"(\/media\/[^"\s,]+)/g)].map(([, path = '']) => path);
    for (const path of paths) if ((await sendRequest(`${url}${path}`)).status === 200) return path;
    throw new Error(`There is no picture: ${paths.join(' ')}`);
  }

  private async createAccount({ email }: Account): Promise<void> {
    await this.register(email, password);
    const mail = await this.programs.mailServer.waitForMail(email, 10_000);
    const link = /https?:\/\/\S*verify-email\S*/.exec(mail?.text ?? '')?.[0];
    if (!link) throw new Error('There is no mail to activate the account with.');
    const { code, id } = Object.fromEntries(new URL(link).searchParams);
    await this.call('ActivateUser', { code, id });
  }
}
