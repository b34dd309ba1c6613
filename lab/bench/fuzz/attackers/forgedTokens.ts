import { createHmac } from 'node:crypto';
import {
  addressesOf,
  type Attacker,
  type Ports,
  type Reply,
} from '../../../../e2e/attack/Attacker';
import type { Random } from '../../../../e2e/attack/Random';
import { type FetchedReply, hostileFetch, hostilePost, randomAddress } from '../hostileFetch';

/** Real tokens, which the attacker modifies. */
export interface Tokens {
  /** The JWT of an author. */
  staff: string;
  /** The JWT of a visitor. */
  visitor: string;
}

const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a JWT with false claims, signed with a secret that an attacker might guess. */
function forgeToken(random: Random): string {
  const header = { alg: random.one(['HS256', 'none', 'HS512', 'RS256']), typ: 'JWT' };
  const payload = {
    id: 1,
    collection: random.one(['users', 'visitors']),
    email: 'editor@studium.example',
    role: 'administrator',
    sub: '00000000-0000-0000-0000-000000000000',
    sid: '1',
    exp: 4_000_000_000,
  };
  const content = `${base64url(header)}.${base64url(payload)}`;
  const secret = random.one(['', 'secret', 'development-only-payload-secret', 'studium']);
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${header.alg === 'none' ? '' : signature}`;
}

/** Returns a real token with one character changed. */
function alterToken(random: Random, token: string): string {
  const at = random.below(token.length);
  const other = random.one(['A', 'z', '0', '_', '.', '=']);
  if (token[at] === other) return alterToken(random, token);
  // The last character of a signature has unused bits, so a change may have no effect.
  return at >= token.length - 1
    ? alterToken(random, token)
    : token.slice(0, at) + other + token.slice(at + 1);
}

const withFault = (reply: FetchedReply, isOpen: boolean): Reply =>
  isOpen
    ? { ...reply, fault: `a token that was never issued is accepted: ${reply.text.slice(0, 300)}` }
    : reply;

/** Sends forged, altered and foreign tokens to every endpoint that reads one. */
export function forgedTokens(ports: Ports, tokens: Tokens): Attacker {
  const { site, cms } = addressesOf(ports);
  const tokenOf = (random: Random): string =>
    random.oneIn(3)
      ? forgeToken(random)
      : alterToken(random, random.one([tokens.staff, tokens.visitor]));
  const kinds = [
    async (random: Random) => {
      const token = random.oneIn(3) ? tokens.visitor : tokenOf(random);
      const reply = await hostileFetch({
        url: `${cms}/cms-api/users?limit=1`,
        headers: { authorization: `JWT ${token}` },
      });
      return withFault(reply, reply.status === 200);
    },
    async (random: Random) => {
      const token = random.oneIn(3) ? tokens.staff : tokenOf(random);
      const query = '{ viewer { id email } }';
      const headers = { authorization: `JWT ${token}` };
      const reply = await hostilePost(`${cms}/api`, { query }, headers);
      return withFault(reply, reply.text.includes('@'));
    },
    async (random: Random) => {
      const headers = {
        'x-craft-token': tokenOf(random),
        authorization: `Bearer ${tokenOf(random)}`,
      };
      const reply = await hostilePost(`${cms}/api`, { query: '{ __typename }' }, headers);
      return withFault(reply, reply.headers.get('x-preview') === '1');
    },
    async (random: Random) => {
      const token = tokenOf(random);
      const reply = await hostileFetch({
        url: `${site}/api/session`,
        headers: {
          cookie: `JWT_TOKEN=${token}; REFRESH_TOKEN=${token.slice(0, 300)}; SIGNED_IN=1`,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': randomAddress(random),
        },
      });
      return withFault(reply, reply.text.includes('@'));
    },
    async (random: Random) => {
      const token = tokenOf(random);
      const reply = await hostileFetch({ url: `${site}/api/preview?token=${token}&path=/news` });
      return withFault(reply, reply.headers.has('set-cookie'));
    },
    async (random: Random) => {
      const body = { type: random.one(['entry', 'global', 'all']), all: true };
      const time = String(Date.now());
      const signature = createHmac('sha256', random.one(['', 'secret']))
        .update(`${time}.${JSON.stringify(body)}`)
        .digest('hex');
      const headers = { 'x-studium-signature': `t=${time},v1=${signature}` };
      const reply = await hostilePost(`${site}/api/revalidate`, body, headers);
      return withFault(reply, reply.status === 200);
    },
  ];
  return {
    name: 'forged tokens',
    clients: 1,
    attack: (random) => random.one(kinds)(random),
  };
}
