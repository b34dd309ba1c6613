import { addressesOf, type Attacker, type Ports } from '../../../../e2e/attack/Attacker';
import { type Random } from '../../../../e2e/attack/Random';
import { hostileFetch, hostilePost, randomAddress } from '../hostileFetch';

/** E-mail addresses that attackers guess; some of them get accounts during a run. */
const accounts = Array.from({ length: 200 }, (_, index) => `guess${index}@example.org`);

const address = (random: Random): string =>
  random.oneIn(2)
    ? '198.51.100.7'
    : `2001:db8:${random.below(20).toString(16)}:${random.below(60_000).toString(16)}::1`;

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

/** Sends as many logins, registrations, mails, codes, searches and pages as the rate limits allow. */
export function floods(ports: Ports): Attacker {
  const { site, cms } = addressesOf(ports);
  const contract = (random: Random) => {
    const headers = { 'x-forwarded-for': address(random) };
    const query = random.one(mutations);
    const variables = { email: random.one(accounts), password: random.one(passwords) };
    return hostilePost(`${cms}/api`, { query, variables }, headers);
  };
  const staffLogin = (random: Random) => {
    const action = random.one(['login', 'forgot-password', 'reset-password', 'unlock']);
    const headers = { 'x-forwarded-for': address(random), 'sec-fetch-site': 'same-origin' };
    const account = { email: random.one(accounts), password: random.one(passwords) };
    const body = { ...account, token: random.text() };
    return hostilePost(`${cms}/cms-api/users/${action}`, body, headers);
  };
  const siteSearch = (random: Random) =>
    hostileFetch({
      url: `${site}/api/search?locale=it&q=${encodeURIComponent(`${random.one(['casa', 'a', 'mensa'])} ${random.below(1e6)}`)}`,
      headers: { 'x-forwarded-for': randomAddress(random) },
    });
  const siteList = (random: Random) =>
    hostileFetch({
      url: `${site}/api/listing/accommodations?locale=it&rooms=${random.below(5)}&price-to=${random.below(2000)}`,
      headers: { 'x-forwarded-for': randomAddress(random) },
    });
  // Pages that the site renders on request, all from one address.
  const sitePage = (random: Random) => {
    const unknown = random.below(1e9);
    const paths = [
      `alloggi/${unknown}`,
      `${unknown}/x`,
      `cerca?q=casa+${unknown}`,
      `?z=${unknown}`,
    ];
    const path = random.one([...paths, `alloggi?price-to=${random.below(2000)}&z=${unknown}`]);
    return hostileFetch({ url: `${site}/${path}`, headers: { 'x-forwarded-for': '198.51.100.8' } });
  };
  // Pages of the admin for people without a session, all from one address too.
  const adminPage = (random: Random) =>
    hostileFetch({
      url: `${cms}/admin${random.one(['', '/login', '/forgot', '/collections/news', '/x'])}?x=${random.below(1e9)}`,
      headers: { 'x-forwarded-for': '198.51.100.8' },
    });
  const kinds = [contract, contract, staffLogin, siteSearch, siteList, sitePage, adminPage];
  return { name: 'floods', clients: 2, attack: (random) => random.one(kinds)(random) };
}
