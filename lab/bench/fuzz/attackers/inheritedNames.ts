import {
  addressesOf,
  type Attacker,
  type Ports,
  type Reply,
} from '../../../../e2e/attack/Attacker';
import { hostileFetch } from '../hostileFetch';
import { type Random } from '../../../../e2e/attack/Random';
import type { Tokens } from './forgedTokens';

/** Names that every object has, and others that mean something to Payload. */
const names = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'length', 'globals', 'form-state', 'render-list', 'slugify'],
];

/** Server functions of Payload, names of their arguments, and values that these do not have. */
const functions =
  'copy-data-from-locale schedule-publish get-upcoming-scheduled-publish table-state render-document ' +
  'render-document-slots render-field render-widget form-state render-list';
const argumentNames =
  'collectionSlug globalSlug doc docID id schemaPath formState data columns query fromLocale toLocale ' +
  'type date deleteID widgetSlug field';
const wrongValues = [
  null,
  -1,
  'x',
  [],
  {},
  [[]],
  'news',
  { equals: 1 },
  { relationTo: 'news', value: 1 },
];

const wrongArguments = (random: Random) =>
  Object.fromEntries(
    [1, 2, 3].map(() => [random.one(argumentNames.split(' ')), random.one(wrongValues)]),
  );

const paths: ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}/1`,
  (name) => `globals/${name}`,
  (name) => `news/${name}`,
  (name) => `csv/${name}`,
  (name) => `warnings/${name}/1`,
  (name) => `news?where[${name}][equals]=1`,
  (name) => `news?where[title][${name}]=1&locale=it`,
  (name) => `news?sort=-${name}`,
  (name) => `news?select[${name}]=true&populate[${name}][title]=true`,
  (name) => `news?locale=${name}&fallback-locale=${name}&depth=${name}`,
];

/**
 * Names things that every object has: server functions of the admin, paths, fields, operators, languages. Sends server
 * functions wrong arguments.
 */
export function inheritedNames(ports: Ports, tokens: Tokens): Attacker {
  const { cms } = addressesOf(ports);
  let action: Promise<string> | undefined;
  const findAction = async () => {
    const page = await (await fetch(`${cms}/admin/login`)).text();
    return /\b40[0-9a-f]{40}\b/.exec(page)?.[0] ?? '';
  };
  const call = async (random: Random): Promise<Reply> => {
    action ??= findAction();
    const isStranger = random.oneIn(2);
    const reply = await hostileFetch({
      url: `${cms}/admin/login`,
      method: 'POST',
      headers: {
        'next-action': await action,
        'content-type': 'text/plain',
        ...(!isStranger && { authorization: `JWT ${tokens.staff}` }),
      },
      body: JSON.stringify([
        {
          name: random.one(random.oneIn(2) ? names : functions.split(' ')),
          args: wrongArguments(random),
        },
      ]),
    });
    return isStranger && reply.status !== 403
      ? { ...reply, fault: 'a stranger calls a server function' }
      : reply;
  };
  const request = (random: Random): Promise<Reply> =>
    hostileFetch({
      url: `${cms}/cms-api/${random.one(paths)(random.one(names))}`,
      headers: random.oneIn(2) ? {} : { authorization: `JWT ${tokens.staff}` },
    });
  return {
    name: 'inherited names',
    clients: 1,
    attack: (random) => (random.oneIn(3) ? call(random) : request(random)),
  };
}
