import type { Attacker, Ports } from '../Attacker';
import { type Chance } from '../Chance';
import { hostileFetch, randomAddress } from '../hostileFetch';

/** Addresses of accounts that attackers guess at; some exist in any run. */
const accounts = Array.from({ length: 200 }, (_, index) => `guess${String(index)}@example.org`);

const address = (chance: Chance): string =>
  chance.oneIn(2)
    ? '198.51.100.7'
    : `2001:db8:${chance.below(20).toString(16)}:${chance.below(60_000).toString(16)}::1`;

const mutations = [
  'mutation ($email: String!, $password: String!) { authenticate(email: $email, password: $password) { jwt } }',
  'mutation ($email: String!, $password: String!) { register(email: $email, password: $password, fullName: "Nives Zamboni") { jwt } }',
  'mutation ($email: String!) { forgottenPassword(email: $email) }',
  'mutation ($email: String!) { resendActivation(email: $email) }',
  'mutation ($email: String!) { saveSearch(site: "it", section: "accommodations", query: "rooms=1", frequency: "daily", email: $email) }',
  'mutation ($password: String!) { activateUser(code: $password, id: "00000000-0000-0000-0000-000000000000") }',
  'mutation ($password: String!) { refreshToken(refreshToken: $password) { jwt } }',
  'mutation { sendFeedback(site: "it", uri: "alloggi", clear: false, reason: "no") }',
];

const passwords = ['undici tegole rosse', 'password', '12345678', 'x'.repeat(64)];

/** As many logins, registrations, mails, codes and searches as the limits let through. */
export function floods(ports: Ports): Attacker {
  const cms = `http://127.0.0.1:${String(ports.cms)}`;
  const site = `http://127.0.0.1:${String(ports.site)}`;
  const contract = (chance: Chance) =>
    hostileFetch({
      url: `${cms}/api`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(chance) },
      body: JSON.stringify({
        query: chance.one(mutations),
        variables: { email: chance.one(accounts), password: chance.one(passwords) },
      }),
    });
  const staffLogin = (chance: Chance) =>
    hostileFetch({
      url: `${cms}/cms-api/users/${chance.one(['login', 'forgot-password', 'reset-password', 'unlock'])}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(chance) },
      body: JSON.stringify({
        email: chance.one(accounts),
        password: chance.one(passwords),
        token: chance.text(),
      }),
    });
  const siteSearch = (chance: Chance) =>
    hostileFetch({
      url: `${site}/api/search?locale=it&q=${encodeURIComponent(`${chance.one(['casa', 'a', 'mensa'])} ${String(chance.below(1e6))}`)}`,
      headers: { 'x-forwarded-for': randomAddress(chance) },
    });
  const siteList = (chance: Chance) =>
    hostileFetch({
      url: `${site}/api/finding/accommodations?locale=it&rooms=${String(chance.below(5))}&price-to=${String(chance.below(2000))}`,
      headers: { 'x-forwarded-for': randomAddress(chance) },
    });
  const kinds = [contract, contract, staffLogin, siteSearch, siteList];
  return { name: 'floods', clients: 2, attack: (chance) => chance.one(kinds)(chance) };
}
