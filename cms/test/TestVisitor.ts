import { randomUUID } from 'node:crypto';
import type { OutboxMessage } from '../src/mail/readOutbox';
import type { TestCms } from './cms';
import { mailsTo } from './mailsTo';
import { type Answer, postQuery } from './postQuery';

/** Tokens of a session. */
export interface Tokens {
  jwt: string;
  jwtExpiresAt: number;
  refreshToken: string;
  refreshTokenExpiresAt: number;
}

let last = 0;

/** A visitor of the site with an IP address, who uses the contract like the site. */
export class TestVisitor {
  readonly email: string;
  readonly address: string;
  readonly fullName = 'Nives Zamboni';
  password = 'undici tegole rosse';
  headers: Record<string, string>;
  tokens: Tokens | undefined;

  constructor(
    private readonly cms: TestCms,
    name = 'person',
  ) {
    last += 1;
    this.email = `${name}-${randomUUID().slice(0, 8)}@example.org`;
    this.address = `198.51.${Math.floor(last / 250)}.${(last % 250) + 1}`;
    this.headers = { 'x-forwarded-for': this.address };
  }

  send = (query: string, variables: object = {}, headers: object = {}): Promise<Answer> =>
    postQuery(this.cms.url, query, variables, { ...this.headers, ...headers });

  /** Sends a request with the JWT of the session. */
  sendLoggedIn = (query: string, variables: object = {}, headers: object = {}): Promise<Answer> =>
    this.send(query, variables, { authorization: `JWT ${this.tokens?.jwt}`, ...headers });

  register(more: object = {}): Promise<Answer> {
    const { email, password, fullName } = this;
    return this.send(
      `mutation ($email: String!, $password: String!, $fullName: String, $language: String) {
        register(email: $email, password: $password, fullName: $fullName, preferredLanguage: $language) {
          jwt jwtExpiresAt refreshToken refreshTokenExpiresAt user { id } } }`,
      { email, password, fullName, language: 'en', ...more },
    );
  }

  authenticate(more: object = {}, headers: object = {}): Promise<Answer> {
    const { email, password } = this;
    return this.send(
      `mutation ($email: String!, $password: String!) { authenticate(email: $email, password: $password) {
        jwt jwtExpiresAt refreshToken refreshTokenExpiresAt user { id fullName email } } }`,
      { email, password, ...more },
      headers,
    );
  }

  activate = (proof: { code: string; id: string }): Promise<Answer> =>
    this.send(
      'mutation ($code: String!, $id: String!) { activateUser(code: $code, id: $id) }',
      proof,
    );

  /** What the link of a mail is worth before it is used. */
  worthOf = async (
    proof: { code: string; id: string },
    purpose: 'address' | 'password',
  ): Promise<unknown> =>
    (
      await this.send(
        `query ($code: String!, $id: String!, $purpose: MailedCodePurpose!) {
          mailedCode(code: $code, id: $id, purpose: $purpose) }`,
        { ...proof, purpose },
      )
    ).data?.mailedCode;

  requestMail = (
    mutation: 'resendActivation' | 'forgottenPassword',
    email = this.email,
  ): Promise<Answer> =>
    this.send(`mutation ($email: String!) { ${mutation}(email: $email) }`, { email });

  setPassword = (proof: { code: string; id: string }, password: string): Promise<Answer> =>
    this.send(
      `mutation ($code: String!, $id: String!, $password: String!) {
        setPassword(code: $code, id: $id, password: $password) }`,
      { ...proof, password },
    );

  refresh = (refreshToken: string | null | undefined, headers: object = {}): Promise<Answer> =>
    this.send(
      `mutation ($refreshToken: String) { refreshToken(refreshToken: $refreshToken) {
        jwt jwtExpiresAt refreshToken refreshTokenExpiresAt } }`,
      { refreshToken },
      headers,
    );

  /** Registers, activates and logs in. */
  async join(): Promise<this> {
    await this.register();
    await this.activate(await this.proofFromMail('verify-email'));
    await this.logIn();
    return this;
  }

  async logIn(headers: object = {}): Promise<Answer> {
    const answer = await this.authenticate({}, headers);
    if (answer.errors) throw new Error(`Not logged in: ${JSON.stringify(answer.errors)}`);
    this.tokens = answer.data?.authenticate as Tokens;
    return answer;
  }

  /** Waits for a number of mails to this visitor or another address. Returns them, newest first. */
  mails = (atLeast: number, to = this.email): Promise<OutboxMessage[]> =>
    mailsTo(this.cms, to, atLeast);

  /**
   * Returns code and id of the newest mail that links to a page of the site, after `nth` mails have arrived.
   */
  async proofFromMail(
    page: string,
    nth = 1,
    to = this.email,
  ): Promise<{ code: string; id: string }> {
    const mails = await mailsTo(this.cms, to, nth, `/admin/${page}`);
    const links = mails.flatMap((mail) => mail.links).map((link) => new URL(link));
    const link = links.find(({ pathname }) => pathname.endsWith(`/admin/${page}`));
    const code = link?.searchParams.get('code');
    const id = link?.searchParams.get('id');
    if (!code || !id) throw new Error(`No mail leads to ${page}.`);
    return { code, id };
  }
}

/** Returns the message and code of the first error of an answer. */
export const failure = ({ errors }: Answer): string =>
  errors?.[0] ? `${errors[0].message} (${errors[0].extensions?.code})` : 'none';
