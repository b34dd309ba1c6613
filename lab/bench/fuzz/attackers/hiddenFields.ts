import { addressesOf, type Attacker, type Ports } from '../../../../e2e/attack/Attacker';
import { hostileFetch } from '../hostileFetch';
import { sections } from '../sections';
import type { Tokens } from './forgedTokens';

/** What an author would like to be written in fields that the program fills in. */
const wanted = {
  uid: 'x\r\nURL:https://evil.example/',
  key: 'the-key-of-another-entry',
  createdAt: '2001-01-01T00:00:00.000Z',
  titleSort: 'the first of all',
  searchText: 'every word',
};

/** Writes fields that no form offers, and looks for them in the answer. */
export const hiddenFields = (ports: Ports, tokens: Tokens): Attacker => ({
  name: 'hidden fields',
  clients: 1,
  async attack(random) {
    const section = random.one(sections);
    const [method, path] = random.oneIn(2)
      ? ['POST', section]
      : ['PATCH', `${section}/${1 + random.below(60)}`];
    const reply = await hostileFetch({
      url: `${addressesOf(ports).cms}/cms-api/${path}?draft=true&locale=it`,
      method,
      headers: { authorization: `JWT ${tokens.staff}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Attacked ${random.below(1000)}`, ...wanted }),
    });
    const stored = Object.values(wanted).find((value) =>
      reply.text.includes(JSON.stringify(value).slice(1, -1)),
    );
    return stored === undefined ? reply : { ...reply, fault: `a person wrote ${stored}` };
  },
});
