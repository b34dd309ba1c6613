import { env } from '../env';
import { askCms, isUnauthorized, type CmsAnswer } from './askCms';
import { renew } from './renew';
import { SessionCookies, type Exchange } from './SessionCookies';
import { visitorAddress } from '../visitorAddress';

/** What the cms answered to somebody who is logged in, or that nobody is any more. */
export type PersonalAnswer = { kind: 'answered'; answer: CmsAnswer } | { kind: 'ended' };

interface Tokens {
  jwt: string | null;
  refreshToken: string | null;
}

/** Variables that may depend on the tokens of the moment. */
type Variables = Record<string, unknown> | ((tokens: Tokens) => Record<string, unknown>);

const longestUserAgent = 512;

/** One request of a visitor: who it is, and questions to the cms from them or in their name. */
export class Visit {
  readonly cookies: SessionCookies;
  /** Where they ask from, and the language of their page if they say it. */
  private address: Record<string, string>;
  private readonly userAgent: string;
  private tokens: Tokens;

  constructor(exchange: Exchange) {
    const { req } = exchange;
    this.cookies = new SessionCookies(exchange);
    this.tokens = this.cookies;
    this.address = { 'x-forwarded-for': visitorAddress(req, env().trustedProxies) };
    this.userAgent = (req.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  }

  /** @param site the page's: the cms writes the mails that are asked for in its language */
  setLanguage(site: string): void {
    this.address = { ...this.address, 'accept-language': site };
  }

  /** What a login and a renewal tell besides: the device, for the list of sessions. */
  get origin(): Record<string, string> {
    const { deviceToken } = this.cookies;
    return {
      ...this.address,
      ...(this.userAgent && { 'user-agent': this.userAgent }),
      ...(deviceToken && { 'x-device-token': deviceToken }),
    };
  }

  /** Whether a cookie says that somebody is logged in. */
  get isKnown(): boolean {
    return this.tokens.jwt !== null || this.tokens.refreshToken !== null;
  }

  /**
   * Asks as anybody; a token that may have run out is no hindrance.
   * @throws AppError cms/…
   */
  ask(document: string, variables: object): Promise<CmsAnswer> {
    return askCms(document, variables, this.address);
  }

  /**
   * Asks in the name of who is logged in. An access token that has run out is renewed, once, and its
   * cookies are set; a session that is over is cleared (specification §4).
   * @throws AppError cms/… when the cms does not answer: then the cookies stay as they are
   */
  async askPersonally(document: string, variables: Variables): Promise<PersonalAnswer> {
    let renewed = false;
    for (;;) {
      if (!this.tokens.jwt) {
        const limited = renewed ? 'ended' : await this.renew();
        if (limited === 'ended') break;
        if (limited) return { kind: 'answered', answer: limited };
        renewed = true;
      }
      const answer = await askCms(
        document,
        typeof variables === 'function' ? variables(this.tokens) : variables,
        { ...this.address, authorization: `JWT ${this.tokens.jwt ?? ''}` },
      );
      if (!isUnauthorized(answer)) return { kind: 'answered', answer };
      this.tokens = { ...this.tokens, jwt: null };
    }
    this.cookies.clear();
    return { kind: 'ended' };
  }

  /** @returns null when there are new tokens, else why there are none */
  private async renew(): Promise<'ended' | CmsAnswer | null> {
    if (!this.tokens.refreshToken) return 'ended';
    const renewal = await renew(this.tokens.refreshToken, this.origin);
    if (renewal.kind === 'ended') return 'ended';
    if (renewal.kind === 'limited') return renewal.answer;
    this.tokens = renewal.tokens;
    this.cookies.keep(renewal.tokens);
    return null;
  }
}
