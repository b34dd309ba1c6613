import { requestCms, isUnauthorized, type CmsAnswer } from '../cms/requestCms';
import { renewTokens } from './renewTokens';
import { SessionCookies, type HttpExchange } from './SessionCookies';
import { addressOf } from '../addressOf';

/** The CMS's answer to a request of a logged-in visitor, or `ended` if the session is over. */
export type PersonalAnswer = { kind: 'answered'; answer: CmsAnswer } | { kind: 'ended' };

interface Tokens {
  jwt: string | null;
  refreshToken: string | null;
}

/** Variables, or a function that builds them from the current tokens. */
type Variables = Record<string, unknown> | ((tokens: Tokens) => Record<string, unknown>);

const maxUserAgentLength = 512;

/** One request of a visitor: the session, and requests to the CMS with or without its token. */
export class Visit {
  readonly cookies: SessionCookies;
  /** Headers with the visitor's IP address and, if known, the language of the page. */
  private address: Record<string, string>;
  private readonly userAgent: string;
  private tokens: Tokens;

  constructor(exchange: HttpExchange) {
    const { req } = exchange;
    this.cookies = new SessionCookies(exchange);
    this.tokens = this.cookies;
    this.address = { 'x-forwarded-for': addressOf(req) };
    this.userAgent = (req.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  }

  /** @param site the page's site handle; the CMS sends requested mails in its language */
  setLanguage(site: string): void {
    this.address = { ...this.address, 'accept-language': site };
  }

  /** Headers of a login and a renewal. They also describe the device, for the list of sessions. */
  get origin(): Record<string, string> {
    const { deviceToken } = this.cookies;
    return {
      ...this.address,
      ...(this.userAgent && { 'user-agent': this.userAgent }),
      ...(deviceToken && { 'x-device-token': deviceToken }),
    };
  }

  /** Whether the request has session cookies. They are not checked. */
  get hasTokens(): boolean {
    return this.tokens.jwt !== null || this.tokens.refreshToken !== null;
  }

  /**
   * Sends a request without a token, so that an expired token cannot make it fail.
   * @throws AppError cms/…
   */
  sendAnonymously(document: string, variables: object): Promise<CmsAnswer> {
    return requestCms(document, variables, this.address);
  }

  /**
   * Sends a request with the visitor's token. An expired access token is renewed once, and its cookies are
   * set; the cookies of an ended session are cleared (specification §4).
   * @throws AppError cms/… when the CMS does not answer; the cookies then stay unchanged
   */
  async sendAsVisitor(document: string, variables: Variables): Promise<PersonalAnswer> {
    let isRenewed = false;
    for (;;) {
      if (!this.tokens.jwt) {
        const limited = isRenewed ? 'ended' : await this.renewTokens();
        if (limited === 'ended') break;
        if (limited) return { kind: 'answered', answer: limited };
        isRenewed = true;
      }
      const answer = await requestCms(
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

  /** @returns null after a renewal, otherwise `ended` or the answer of a rate limit */
  private async renewTokens(): Promise<'ended' | CmsAnswer | null> {
    if (!this.tokens.refreshToken) return 'ended';
    const renewal = await renewTokens(this.tokens.refreshToken, this.origin);
    if (renewal.kind === 'ended') return 'ended';
    if (renewal.kind === 'limited') return renewal.answer;
    this.tokens = renewal.tokens;
    this.cookies.saveTokens(renewal.tokens);
    return null;
  }
}
