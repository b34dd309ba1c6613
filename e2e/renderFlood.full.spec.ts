import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, town } from './town';

const perSecond = 25;
const seconds = 12;
const attacker = '198.51.100.9';

interface Answer {
  status: number;
  ms: number;
}

let requests = 0;
/** A number that no request had before. */
const unused = () => `${Date.now()}${(requests += 1)}`;

/** Requests an address, of the site or with its host, from a network, and reads the whole answer. */
async function request(
  path: string,
  address: string,
  {
    headers: more = {},
    ...options
  }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Answer> {
  const began = performance.now();
  const headers = { ...more, 'x-forwarded-for': address };
  const response = await fetch(new URL(path, town.siteUrl), { ...options, headers });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

/** Pages that the site and the cms render on request, never twice the same. */
const floods: Record<string, () => string> = {
  'unknown addresses': () => `/alloggi/${unused()}`,
  'addresses without a route': () => `/${unused()}/x`,
  filters: () => `/alloggi?price-to=${100 + Math.floor(Math.random() * 3000)}&z=${unused()}`,
  searches: () => `/cerca?q=volante+${unused()}`,
  'pages of the admin': () => `${town.cmsUrl}/admin/login?x=${unused()}`,
  'searches of a script': () => `/api/search?locale=it&q=volante+senza+ali+${unused()}`,
};

/** What other visitors do; each visit comes from another network. */
const visits: Record<string, (address: string) => Promise<Answer>> = {
  'a cached page': (address) => request('/', address),
  'a search': (address) => request(`/api/search?locale=it&q=stanza+${unused()}`, address),
  'a login': (address) =>
    request('/api/session', address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: town.siteUrl },
      body: JSON.stringify({ email: `${unused()}@posta.example`, password: 'tre-gatti-blu-1' }),
    }),
  'a login of the staff': (address) =>
    request(`${town.cmsUrl}/cms-api/users/login`, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: town.cmsUrl },
      body: JSON.stringify(town.editor),
    }),
};

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The median time of each visit, in milliseconds, during some seconds. */
async function measureVisits(): Promise<Record<string, number>> {
  const times = new Map<string, number[]>();
  const end = performance.now() + seconds * 1000;
  for (let visitor = 0; performance.now() < end; visitor += 1)
    for (const [name, visit] of Object.entries(visits)) {
      const { ms } = await visit(`10.7.${visitor >> 8}.${visitor & 255}`);
      times.set(name, [...(times.get(name) ?? []), ms]);
      await pause(50);
    }
  return Object.fromEntries([...times].map(([name, all]) => [name, Math.round(median(all))]));
}

/** Sends requests from one address until it is stopped. */
function flood(pathOf: () => string) {
  const answers: Promise<Answer>[] = [];
  const timer = setInterval(() => void answers.push(request(pathOf(), attacker)), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

for (const [name, pathOf] of Object.entries(floods))
  test(`a flood of ${name} from one client makes others wait at most twice as long`, async () => {
    test.slow();
    // Every page of the visits is cached and every program is warm.
    for (const visit of Object.values(visits)) await visit('10.6.0.1');
    const before = await measureVisits();
    const stop = flood(pathOf);
    await pause(2000);
    const during = await measureVisits();
    // The client itself still gets cached pages.
    const cached = await request('/?utm_source=mail', attacker);
    const answers = await stop();
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
    expect(statuses).toContain(429);
    expect(cached.status).toBe(200);
    for (const [visit, ms] of Object.entries(before))
      // A few milliseconds more, because a cached page takes hardly any.
      expect(during[visit], `${visit}: ${ms} ms before`).toBeLessThan(2 * ms + 20);
  });

test('two hundred students behind one address open a cached and a filtered page within a minute', async () => {
  test.slow();
  const answers: Answer[] = [];
  const students = Array.from({ length: 200 }, async (_, student) => {
    await pause(student * 300);
    answers.push(await request('/alloggi', '198.51.100.10'));
    answers.push(await request(`/alloggi?rooms=1&price-to=${300 + student}`, '198.51.100.10'));
  });
  await Promise.all(students);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
