import {
  requestCmsForVisitor,
  isUnauthorized,
  type PublicCmsResponse,
} from '../cms/requestCmsForVisitor';
import { documentOf } from './operations';
import { renewTokens, type Renewal } from './renewTokens';
import { SessionCookies, type HttpExchange } from './SessionCookies';
import { ipAddressOf } from '../ipAddressOf';

type Variables = Record<string, unknown>;

const maxUserAgentLength = 512;

/** The session of a visitor in one request, and requests to the cms with or without its token. */
export class VisitorSession {
  readonly cookies: SessionCookies;
  /** The visitor's IP address, or `unknown` after the connection has closed. */
  readonly visitorAddress: string;
  /** Headers with the visitor's IP address and, if known, the language of the page. */
  visitorHeaders: Record<string, string>;
  private readonly userAgent: string;
  private tokens: Pick<SessionCookies, 'jwt' | 'refreshToken'>;

  constructor(exchange: HttpExchange) {
    const { req } = exchange;
    this.cookies = new SessionCookies(exchange);
    this.tokens = this.cookies;
    this.visitorAddress = ipAddressOf(req);
    this.visitorHeaders = { 'x-forwarded-for': this.visitorAddress };
    this.userAgent = (req.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  }

  /** @param site the page's site handle; the cms sends requested mails in its language */
  setLanguage(site: string): void {
    this.visitorHeaders = { ...this.visitorHeaders, 'accept-language': site };
  }

  /** Headers of a login and a renewal. They also describe the device, for the list of sessions. */
  get deviceHeaders(): Record<string, string> {
    const { deviceToken } = this.cookies;
    return {
      ...this.visitorHeaders,
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
  sendAnonymously(document: string, variables: object): Promise<PublicCmsResponse> {
    return requestCmsForVisitor(document, variables, this.visitorHeaders);
  }

  /**
   * Sends a request with the visitor's token. An expired access token is renewed once, and its cookies are
   * set; the cookies of an ended session are cleared (specification §4).
   * @param variables or a function that builds them from the current tokens
   * @returns null if the session is over, also if its logout has not reached the site before
   * @throws AppError cms/… when the cms does not answer; the cookies then stay unchanged
   */
  async sendAsVisitor(
    document: string,
    variables: Variables | (() => Variables),
  ): Promise<PublicCmsResponse | null> {
    if (!this.cookies.isLogoutPending) return this.sendWithSession(document, variables);
    await this.endSession();
    return null;
  }

  /** Ends the session. A failure of the cms is ignored, because there the session expires anyway. */
  async endSession(): Promise<void> {
    const variables = () => ({ refreshToken: this.tokens.refreshToken });
    if (this.hasTokens)
      await this.sendWithSession(documentOf('Logout'), variables).catch(() => undefined);
    this.cookies.clear();
  }

  private async sendWithSession(
    document: string,
    variables: Variables | (() => Variables),
  ): Promise<PublicCmsResponse | null> {
    const first = this.tokens.jwt ? await this.sendWithToken(document, variables) : null;
    if (first && !isUnauthorized(first)) return first;
    const renewal = await this.renewTokens();
    if (renewal.kind === 'limited') return renewal.response;
    const second =
      renewal.kind === 'renewed' ? await this.sendWithToken(document, variables) : null;
    if (second && !isUnauthorized(second)) return second;
    this.cookies.clear();
    return null;
  }

  private sendWithToken(
    document: string,
    variables: Variables | (() => Variables),
  ): Promise<PublicCmsResponse> {
    const values = typeof variables === 'function' ? variables() : variables;
    const authorization = `JWT ${this.tokens.jwt ?? ''}`;
    return requestCmsForVisitor(document, values, { ...this.visitorHeaders, authorization });
  }

  private async renewTokens(): Promise<Renewal> {
    const { refreshToken } = this.tokens;
    if (!refreshToken) return { kind: 'ended' };
    const renewal = await renewTokens(refreshToken, this.deviceHeaders);
    if (renewal.kind === 'renewed') {
      this.tokens = renewal.tokens;
      this.cookies.saveTokens(renewal.tokens);
    }
    return renewal;
  }
}
