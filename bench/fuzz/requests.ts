import { operationHashes } from '../../src/gql/operationHashes';
import { routes } from '../../src/routing/routes';
import type { Chance } from './Chance';
import { documentOf } from './documents';

export interface FuzzRequest {
  to: 'site' | 'cms';
  method: string;
  /** As it is written in the request line. */
  target: string;
  headers: [name: string, value: string][];
  body: string;
}

const pages = Object.values(routes).flatMap(({ it, en }) => [it, `/en${en}`, en]);
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/[slug].xml',
  '/news.xml',
  '/en/events.xml',
  '/eventi.ics',
  '/eventi/[slug].ics',
  '/.well-known/security.txt',
  '/media/[slug]',
  '/_next/data/[slug]/it/alloggi.json',
  '/_next/image',
  '/_next/static/[slug]',
  '/icons/[slug]',
  '/map/[slug]',
];
const siteApi = [
  '/api/health',
  '/api/search',
  '/api/finding/accommodations',
  '/api/finding/[slug]',
  '/api/points',
  '/api/feedback',
  '/api/revalidate',
  '/api/preview',
  '/api/exit-preview',
  '/api/files/feed',
  '/api/files/calendar',
  '/api/files/sitemap',
  '/api/media/[slug]',
  '/api/[slug]',
];
const cmsPaths = ['/health', '/media/[slug]', '/outbox', '/outbox.json', '/[slug]', '/api/[slug]'];
const parameters = [
  ...['q', 'locale', 'category', 'page', 'sort', 'near', 'price', 'all', 'topic', 'of', 'slug'],
  ...['token', 'x-craft-preview', 'path', 'type', 'compare', 'ids', 'url', 'w', 'section', 'code'],
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'FOO'];

const lines = (text: string) => text.replace(/[\r\n]/g, '');

function targetOf(chance: Chance, pattern: string): string {
  // A request line ends at a space or a line end; all else may stand in it.
  const loose = (text: string) => text.replace(/\s|\p{Cc}/gu, encodeURIComponent);
  const word = () => (chance.oneIn(2) ? encode(chance.text()) : loose(chance.text()));
  let target = pattern.replace('[slug]', () => word() || 'x');
  if (chance.oneIn(12)) target += `/${word()}`;
  if (chance.oneIn(30)) target = `/${target}`;
  const query = chance.some(5, () => `${chance.one(parameters)}=${word()}`);
  return query.length > 0 ? `${target}?${query.join('&')}` : target;
}

/** Lone surrogates cannot be encoded. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function headersOf(chance: Chance): [string, string][] {
  const odd = () => lines(chance.text());
  const headers: [string, string][] = [
    // Limits count addresses: everybody is somebody else.
    ['x-forwarded-for', chance.oneIn(20) ? odd() : `198.51.100.${chance.below(250)}`],
  ];
  const more: [string, () => string][] = [
    ['accept', odd],
    ['accept-encoding', odd],
    ['accept-language', odd],
    ['authorization', () => `${chance.one(['JWT', 'Bearer', 'Basic'])} ${odd()}`],
    [
      'cookie',
      () => `${chance.one(['JWT_TOKEN', 'REFRESH_TOKEN', '__next_preview_data'])}=${odd()}`,
    ],
    ['if-none-match', odd],
    ['if-modified-since', odd],
    ['range', () => `bytes=${odd()}`],
    ['referer', odd],
    ['user-agent', odd],
    ['x-craft-token', odd],
    ['x-studium-signature', odd],
    ['x-device-token', odd],
    ['x-nextjs-data', () => '1'],
    ['x-forwarded-host', odd],
    ['x-forwarded-proto', odd],
    ['origin', odd],
  ];
  for (const [name, value] of more) if (chance.oneIn(10)) headers.push([name, value()]);
  return headers;
}

/** Bodies of calls: of the BFF, of a login, of an opinion, of a query. */
function bodyOf(chance: Chance): string {
  const kinds = [
    () => JSON.stringify(chance.json()),
    () => JSON.stringify({ operation: chance.one(hashes), variables: chance.json() }),
    () => JSON.stringify({ email: chance.json(), password: chance.json() }),
    () => JSON.stringify({ query: documentOf(chance), variables: chance.json() }),
    () => `path=${encode(chance.text())}&clear=${chance.one(['yes', 'no', 'x'])}`,
    () => '['.repeat(chance.below(50_000)),
    () => `{"a":${'9'.repeat(1 + chance.below(400))}e${chance.below(999)}}`,
    () => chance.text(),
    () => 'x'.repeat(chance.below(200_000)),
  ];
  const body = chance.one(kinds)();
  return chance.oneIn(10) ? body.slice(0, chance.below(body.length + 1)) : body;
}
const hashes = Object.values(operationHashes);

const types = ['application/json', 'application/json', 'application/x-www-form-urlencoded'];
const oddTypes = ['text/plain', 'multipart/form-data; boundary=x', 'application/graphql', ''];

function call(chance: Chance, to: 'site' | 'cms', path: string, body: string): FuzzRequest {
  const type = chance.oneIn(6) ? chance.one(oddTypes) : chance.one(types);
  const headers = headersOf(chance).filter(([name]) => name !== 'origin');
  headers.push(['content-type', type], ['sec-fetch-site', chance.oneIn(9) ? 'x' : 'same-origin']);
  const method = chance.oneIn(9) ? chance.one(methods) : 'POST';
  return { to, method, target: path, headers, body };
}

/** One request to a public address of one of the two programs. */
export function fuzzRequest(chance: Chance): FuzzRequest {
  const look = (to: 'site' | 'cms', paths: readonly string[]): FuzzRequest => ({
    to,
    method: chance.oneIn(9) ? chance.one(methods) : 'GET',
    target: targetOf(chance, chance.one(paths)),
    headers: headersOf(chance),
    body: chance.oneIn(12) ? bodyOf(chance) : '',
  });
  const query = () => {
    const variables = chance.oneIn(3) ? chance.json() : undefined;
    return JSON.stringify({ query: documentOf(chance), variables });
  };
  const kinds = [
    () => look('site', pages),
    () => look('site', siteApi),
    () => look('site', files),
    () =>
      call(chance, 'site', chance.one(['/api', '/api/session', '/api/feedback']), bodyOf(chance)),
    () => look('cms', cmsPaths),
    () => call(chance, 'cms', '/api', bodyOf(chance)),
    () => ({ ...call(chance, 'cms', '/api', query()), method: 'POST' }),
    () => ({ ...call(chance, 'cms', '/api', query()), method: 'POST' }),
  ];
  return chance.one(kinds)();
}
