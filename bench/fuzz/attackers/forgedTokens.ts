import { createHmac } from 'node:crypto';
import type { Attacker, Ports, Reply } from '../Attacker';
import type { Chance } from '../Chance';
import { type FetchedReply, hostileFetch, randomAddress } from '../hostileFetch';

/** Real tokens, to bend. */
export interface Tokens {
  /** JWT of an author. */
  staff: string;
  /** JWT of a visitor. */
  visitor: string;
}

const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT that says something and is signed with what somebody might have guessed. */
function forged(chance: Chance): string {
  const header = { alg: chance.one(['HS256', 'none', 'HS512', 'RS256']), typ: 'JWT' };
  const payload = {
    id: 1,
    collection: chance.one(['users', 'visitors']),
    email: 'editor@studium.example',
    role: 'administrator',
    sub: '00000000-0000-0000-0000-000000000000',
    sid: '1',
    exp: 4_000_000_000,
  };
  const content = `${base64url(header)}.${base64url(payload)}`;
  const secret = chance.one(['', 'secret', 'development-only-payload-secret', 'studium']);
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${header.alg === 'none' ? '' : signature}`;
}

/** A real token with a few characters changed. */
function bent(chance: Chance, token: string): string {
  const at = chance.below(token.length);
  const other = chance.one(['A', 'z', '0', '_', '.', '=']);
  if (token[at] === other) return bent(chance, token);
  // The last character of a signature has bits that nobody reads.
  return at >= token.length - 1
    ? bent(chance, token)
    : token.slice(0, at) + other + token.slice(at + 1);
}

const refused = (reply: FetchedReply, isOpen: boolean): Reply =>
  isOpen
    ? { ...reply, fault: `a token that was never given out is taken: ${reply.text.slice(0, 300)}` }
    : reply;

/** Forged, bent and foreign tokens at every door that reads one. */
export function forgedTokens(ports: Ports, tokens: Tokens): Attacker {
  const site = `http://127.0.0.1:${String(ports.site)}`;
  const cms = `http://127.0.0.1:${String(ports.cms)}`;
  const tokenOf = (chance: Chance): string =>
    chance.oneIn(3) ? forged(chance) : bent(chance, chance.one([tokens.staff, tokens.visitor]));
  const kinds = [
    async (chance: Chance) => {
      const token = chance.oneIn(3) ? tokens.visitor : tokenOf(chance);
      const reply = await hostileFetch({
        url: `${cms}/cms-api/users?limit=1`,
        headers: { authorization: `JWT ${token}` },
      });
      return refused(reply, reply.status === 200);
    },
    async (chance: Chance) => {
      const token = chance.oneIn(3) ? tokens.staff : tokenOf(chance);
      const reply = await hostileFetch({
        url: `${cms}/api`,
        method: 'POST',
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { id email } }' }),
      });
      return refused(reply, reply.text.includes('@'));
    },
    async (chance: Chance) => {
      const token = tokenOf(chance);
      const reply = await hostileFetch({
        url: `${cms}/api`,
        method: 'POST',
        headers: {
          'x-craft-token': token,
          authorization: `Bearer ${tokenOf(chance)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      return refused(reply, reply.headers.get('x-preview') === '1');
    },
    async (chance: Chance) => {
      const token = tokenOf(chance);
      const reply = await hostileFetch({
        url: `${site}/api/session`,
        headers: {
          cookie: `JWT_TOKEN=${token}; REFRESH_TOKEN=${token.slice(0, 300)}; SIGNED_IN=1`,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': randomAddress(chance),
        },
      });
      return refused(reply, reply.text.includes('@'));
    },
    async (chance: Chance) => {
      const token = tokenOf(chance);
      const reply = await hostileFetch({ url: `${site}/api/preview?token=${token}&path=/news` });
      return refused(reply, reply.headers.has('set-cookie'));
    },
    async (chance: Chance) => {
      const body = JSON.stringify({ type: chance.one(['entry', 'global', 'all']), all: true });
      const time = String(Date.now());
      const signature = createHmac('sha256', chance.one(['', 'secret'])).update(`${time}.${body}`);
      const reply = await hostileFetch({
        url: `${site}/api/revalidate`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-studium-signature': `t=${time},v1=${signature.digest('hex')}`,
        },
        body,
      });
      return refused(reply, reply.status === 200);
    },
  ];
  return {
    name: 'forged tokens',
    clients: 1,
    attack: (chance) => chance.one(kinds)(chance),
  };
}
