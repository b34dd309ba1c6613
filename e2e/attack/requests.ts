import { operationHashes } from '../../src/gql/operationHashes';
import { routes } from '../../src/routing/routes';
import type { Random } from './Random';
import { documentOf } from './documents';

export interface FuzzRequest {
  to: 'site' | 'cms';
  method: string;
  /** The target of the request line. */
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
  '/api/listing/accommodations',
  '/api/listing/[slug]',
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
  ...['q', 'locale', 'category', 'fixedCategory', 'page', 'sort', 'near', 'price', 'all', 'of'],
  ...['slug', 'token', 'x-craft-preview', 'path', 'type', 'compare', 'ids', 'url', 'w', 'section'],
  'code',
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'FOO'];

const lines = (text: string) => text.replace(/[\r\n]/g, '');

function targetOf(random: Random, pattern: string): string {
  // The target of a request line must not contain spaces or line ends; every other character may.
  const loose = (text: string) => text.replace(/\s|\p{Cc}/gu, encodeURIComponent);
  const word = () => (random.oneIn(2) ? encode(random.text()) : loose(random.text()));
  let target = pattern.replace('[slug]', () => word() || 'x');
  if (random.oneIn(12)) target += `/${word()}`;
  if (random.oneIn(30)) target = `/${target}`;
  const query = random.some(5, () => `${random.one(parameters)}=${word()}`);
  return query.length > 0 ? `${target}?${query.join('&')}` : target;
}

/** Encodes a text with lone surrogates, which encodeURIComponent alone refuses. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function headersOf(random: Random): [string, string][] {
  const odd = () => lines(random.text());
  const headers: [string, string][] = [
    // Each request has another address, because rate limits count addresses.
    ['x-forwarded-for', random.oneIn(20) ? odd() : `198.51.100.${random.below(250)}`],
  ];
  const more: [string, () => string][] = [
    ['accept', odd],
    ['accept-encoding', odd],
    ['accept-language', odd],
    ['authorization', () => `${random.one(['JWT', 'Bearer', 'Basic'])} ${odd()}`],
    [
      'cookie',
      () => `${random.one(['JWT_TOKEN', 'REFRESH_TOKEN', '__next_preview_data'])}=${odd()}`,
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
  for (const [name, value] of more) if (random.oneIn(10)) headers.push([name, value()]);
  return headers;
}

/** Returns a body: of the BFF, of a login, of feedback, of a query. */
function bodyOf(random: Random): string {
  const kinds = [
    () => JSON.stringify(random.json()),
    () => JSON.stringify({ operation: random.one(hashes), variables: random.json() }),
    () => JSON.stringify({ email: random.json(), password: random.json() }),
    () => JSON.stringify({ query: documentOf(random), variables: random.json() }),
    () => `path=${encode(random.text())}&clear=${random.one(['yes', 'no', 'x'])}`,
    () => '['.repeat(random.below(50_000)),
    () => `{"a":${'9'.repeat(1 + random.below(400))}e${random.below(999)}}`,
    () => random.text(),
    () => 'x'.repeat(random.below(200_000)),
  ];
  const body = random.one(kinds)();
  return random.oneIn(10) ? body.slice(0, random.below(body.length + 1)) : body;
}
const hashes = Object.values(operationHashes);

const types = ['application/json', 'application/json', 'application/x-www-form-urlencoded'];
const oddTypes = ['text/plain', 'multipart/form-data; boundary=x', 'application/graphql', ''];

function postRequest(random: Random, to: 'site' | 'cms', path: string, body: string): FuzzRequest {
  const type = random.oneIn(6) ? random.one(oddTypes) : random.one(types);
  const headers = headersOf(random).filter(([name]) => name !== 'origin');
  headers.push(['content-type', type], ['sec-fetch-site', random.oneIn(9) ? 'x' : 'same-origin']);
  const method = random.oneIn(9) ? random.one(methods) : 'POST';
  return { to, method, target: path, headers, body };
}

/** Returns a request to a public address of one of the two programs. */
export function randomRequest(random: Random): FuzzRequest {
  const getRequest = (to: 'site' | 'cms', paths: readonly string[]): FuzzRequest => ({
    to,
    method: random.oneIn(9) ? random.one(methods) : 'GET',
    target: targetOf(random, random.one(paths)),
    headers: headersOf(random),
    body: random.oneIn(12) ? bodyOf(random) : '',
  });
  const query = () => {
    const variables = random.oneIn(3) ? random.json() : undefined;
    return JSON.stringify({ query: documentOf(random), variables });
  };
  const kinds = [
    () => getRequest('site', pages),
    () => getRequest('site', siteApi),
    () => getRequest('site', files),
    () =>
      postRequest(
        random,
        'site',
        random.one(['/api', '/api/session', '/api/feedback']),
        bodyOf(random),
      ),
    () => getRequest('cms', cmsPaths),
    () => postRequest(random, 'cms', '/api', bodyOf(random)),
    () => ({ ...postRequest(random, 'cms', '/api', query()), method: 'POST' }),
    () => ({ ...postRequest(random, 'cms', '/api', query()), method: 'POST' }),
  ];
  return random.one(kinds)();
}
