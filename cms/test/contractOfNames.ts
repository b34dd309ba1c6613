import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

/** Names that every object has. */
const inherited = ['constructor', '__proto__', 'toString'];

/** Tests that what a client names is looked up among what exists, and that nonsense is an error of the client. */
export function testNames(cms: TestCms): void {
  describe('names from outside', () => {
    const ada = () => StaffClient.withRole(cms);

    /** How Next names the server function of the admin in this build. */
    let action: string;
    beforeAll(async () => {
      const login = await (await fetch(`${cms.url}/admin/login`)).text();
      [action = ''] = /\b40[0-9a-f]{40}\b/.exec(login) ?? [];
    });

    /** Calls a server function of the admin as a browser does. */
    async function call(name: unknown, args: object = {}, token?: string, type = 'text/plain') {
      const began = Date.now();
      const answer = await fetch(`${cms.url}/admin/login`, {
        method: 'POST',
        headers: {
          'next-action': action,
          'content-type': type,
          accept: 'text/x-component',
          ...(token !== undefined && { authorization: `JWT ${token}` }),
        },
        body: JSON.stringify([{ name, args }]),
      });
      const text = await answer.text();
      return { status: answer.status, text, ms: Date.now() - began };
    }

    test('a stranger calls no server function of the admin', async () => {
      const names = [...inherited, 'form-state', 'render-list', 'slugify', 'no-such-function', 7];
      for (const name of names) {
        const { status, text, ms } = await call(name);
        expect([name, status]).toEqual([name, 403]);
        expect(text.length).toBeLessThan(500);
        expect(ms).toBeLessThan(2000);
      }
      expect((await call('constructor', {}, undefined, 'multipart/form-data')).status).toBe(403);
      expect((await call('constructor', {}, 'a.b.c')).status).toBe(403);
    });

    test('the staff call no inherited function', async () => {
      const token = await cms.control.staff('author');
      for (const name of [...inherited, ['form-state'], null]) {
        const { status, text } = await call(name, {}, token);
        expect([name, status]).toEqual([name, 404]);
        // `constructor` would return its arguments, which Payload adds the whole configuration to.
        expect(text).not.toContain(cms.env.PAYLOAD_SECRET);
      }
    });

    test('a server function refuses what does not exist', async () => {
      const token = await cms.control.staff('administrator');
      for (const [name, args] of [
        ['render-list', { collectionSlug: 'visitorSessions' }],
        ['render-list', { collectionSlug: 'constructor' }],
        ['render-document-slots', { collectionSlug: 'constructor' }],
        ['copy-data-from-locale', { collectionSlug: 'constructor', docID: 1 }],
        ['get-upcoming-scheduled-publish', { doc: { relationTo: 'constructor', value: 1 } }],
        ['render-field', { path: 'constructor', schemaPath: '__proto__', field: {} }],
      ] as const)
        expect([name, args, (await call(name, args, token)).status]).toEqual([name, args, 404]);
    });

    test('an inherited name in a path of REST is no path', async () => {
      for (const client of [new StaffClient(cms.rest), await ada()])
        for (const name of inherited)
          for (const path of [
            `/${name}`,
            `/${name}/1`,
            `/globals/${name}`,
            `/globals/${name}/versions`,
            `/csv/${name}`,
            `/warnings/${name}/1`,
          ])
            for (const method of ['GET', 'POST', 'DELETE']) {
              const { status } = await client.send(method, path);
              expect([method, path, [401, 403, 404].includes(status)]).toEqual([
                method,
                path,
                true,
              ]);
            }
    }, 60_000);

    const operators = [
      'equals',
      'not_equals',
      'exists',
      'in',
      'not_in',
      'all',
      'like',
      'not_like',
      'contains',
      'greater_than',
      'greater_than_equal',
      'less_than',
      'less_than_equal',
      'near',
      'within',
      'intersects',
    ];

    test('a query that makes no sense is an error of the client', async () => {
      const person = await ada();
      const queries = [
        ...inherited.flatMap((name) => [
          `where[${name}][equals]=1`,
          `where[title][${name}]=1`,
          `where[or][0][${name}]=1`,
          `sort=${name}`,
          `sort=-${name}.title`,
          `select[${name}]=true`,
          `populate[${name}][title]=true`,
          `joins[${name}][limit]=1`,
          `locale=${name}`,
          `fallback-locale=${name}`,
          `depth=${name}`,
          `limit=${name}`,
          `draft=${name}`,
        ]),
        'where[title][equals]=x',
        'where[title][like]=x',
        'where[slug][in]=a,b',
        'where[title][equals]=x&locale=all',
        'sort=title',
        'sort=title&locale=all',
        'where[seo.title][equals]=x',
        'where[title][near]=1,2,3',
        'where[id][equals][a]=1',
        'where[id][in][0][a]=1',
        'where[id][in]=word',
        'where[id][exists]=maybe',
        'where[id][equals]=99999999999999999999',
        'where[createdAt][greater_than]=never',
        'where[updatedBy][equals]=word',
        'where[and]=1',
        'where[or][a][b]=1',
        'where=1',
        ...operators.flatMap((operator) =>
          [
            'entry',
            'user',
            'contentManager',
            'contentManager.blockType',
            'createdAt',
            'seo',
            'id',
          ].map((name) => `where[${name}][${operator}]=true&locale=it`),
        ),
        ...['or', 'and'].map(
          (list) =>
            `${Array.from({ length: 70 }, (_, at) => `where[${list}][${at}][categories.title][like]=q`).join('&')}&locale=it`,
        ),
        `${Array.from({ length: 70 }, (_, at) => `where[or][${at}][email][like]=q`).join('&')}&locale=it`,
        'limit=0&limit=-1',
        'limit=-1',
        'limit=1e9',
        'page=99999999999',
        'page=1.5',
        'page=-1',
        'sort[a]=title',
        'select=title',
        'select[title][a]=true',
        'trash=maybe',
      ];
      const wrong: unknown[] = [];
      for (const path of [
        '/news',
        '/news/versions',
        '/news/count',
        '/users',
        '/redirects',
        '/formerAddresses',
        '/payload-preferences',
        '/media',
        '/events',
      ])
        for (const query of queries) {
          const { status } = await person.send('GET', `${path}?${query}`);
          if (status >= 500) wrong.push(`${status} ${path}?${query}`);
        }
      expect(wrong).toEqual([]);
    }, 120_000);

    test('a body that makes no sense is an error of the client', async () => {
      const person = await ada();
      const wrong: unknown[] = [];
      const bodies = [
        '0.5',
        '[]',
        'null',
        '"text"',
        '{"title": {"a": 1}}',
        '{"title": [1]}',
        '{"contentManager": "text"}',
        '{"contentManager": [{"blockType": "constructor"}]}',
        '{"contentManager": [{"blockType": "__proto__"}, null, 7]}',
        '{"categories": [{"relationTo": "constructor", "value": 1}]}',
        '{"gallery": {"length": 5}}',
        '{"seo": "text"}',
        '{"seo": [1]}',
        '{"postDate": {"a": 1}}',
        '{"postDate": "never"}',
        '{"__proto__": {"title": "x"}}',
        '{"constructor": {"prototype": {"title": "x"}}}',
        '{"_status": {"equals": "published"}}',
        '{"collectionSlug": "newsCategories", "orderableFieldName": "_order", "docsToMove": [1], "newKeyWillBe": "greater", "target": {"id": 1, "key": "!!"}}',
      ];
      for (const path of [
        '/news?locale=it',
        '/accommodations?draft=true',
        '/users',
        '/redirects',
        '/reorder',
      ])
        for (const body of bodies) {
          const answer = await fetch(`${cms.rest}${path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `JWT ${person.cookies['studium-cms-token']}`,
            },
            body,
          });
          if (answer.status >= 500) wrong.push(`${answer.status} ${path} ${body}`);
        }
      expect(wrong).toEqual([]);
    }, 120_000);

    test('a cookie and a header may name no language that every object has', async () => {
      for (const name of inherited)
        for (const [header, value] of [
          ['cookie', `studium-cms-lng=${name}`],
          ['accept-language', name],
        ] as const)
          for (const path of ['/cms-api/news', '/admin/login']) {
            const answer = await fetch(`${cms.url}${path}`, { headers: { [header]: value } });
            expect([path, value, answer.status < 500]).toEqual([path, value, true]);
          }
    });
  });
}
