import { z } from 'zod';
import type { TestCms } from './cms';
import { Colleague } from './Colleague';

const docAnswer = z.object({ doc: z.looseObject({ id: z.number() }) });

const linking = z.looseObject({
  contentManager: z.tuple([
    z.looseObject({ fieldLink: z.looseObject({ element: z.looseObject({ value: z.unknown() }) }) }),
  ]),
});

/** What the card of an entry links to: an id, or the entry itself. */
const linkedFrom = (entry: unknown): unknown =>
  linking.parse(entry).contentManager[0].fieldLink.element.value;

/** Payload's REST: bad requests are answered with 4xx and never with 500, and those of the admin as it needs. */
export function testRest(cms: TestCms): void {
  describe('REST of Payload', () => {
    let api = '';
    let ada: Colleague;

    beforeAll(async () => {
      await cms.keeper.staff('administrator');
      api = await cms.beginRest({ CMS_HOST: 'https://cms.example.org' });
      ada = new Colleague(api);
      ada.email = 'administrator@example.org';
      ada.password = 'a-password-of-the-staff';
      expect((await ada.logIn()).status).toBe(200);
    }, 60_000);

    test.each([
      ['versions of a collection without versions', 'GET', '/feedback/versions', 404],
      ['a version of a collection without versions', 'GET', '/feedback/versions/7', 404],
      ['a version of a global without versions', 'GET', '/globals/topMenu/versions/7', 404],
      ['a word in place of an id', 'GET', '/news/duplicate', 404],
      ['an id that no database counts to', 'GET', '/news/99999999999', 404],
      ['a collection that Payload keeps to itself', 'GET', '/payload-migrations', 404],
      ['the deletion of a preference by its id', 'DELETE', '/payload-preferences/7', 404],
      ['a word for a number', 'GET', '/news?where[id][in]=word', 400],
      ['a distance to a text', 'GET', '/news?where[title][near]=1,2,3', 400],
      ['two limits', 'GET', '/news?limit=0&limit=-1', 400],
      ['a negative limit', 'GET', '/news?limit=-1', 400],
      ['a page of eleven digits', 'GET', '/news?page=99999999999', 400],
      ['half a page', 'GET', '/news?page=1.5', 400],
    ])('%s', async (_, method, path, status) => {
      expect((await ada.ask(method, path)).status).toBe(status);
    });

    test('a form that is none', async () => {
      const answer = await fetch(`${api}/media`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '[[[[',
      });
      expect(answer.status).toBe(400);
    });

    test('a body that is no object', async () => {
      for (const body of ['0.5', '[]', 'null']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${api}/news`, { method: 'POST', headers, body });
        expect([body, answer.status]).toEqual([body, 400]);
      }
    });

    // With more levels, entries that link to each other stop the program.
    test('entries that link to each other are answered one level deep', async () => {
      const write = async (method: string, path: string, linked?: unknown) => {
        const element = { relationTo: 'news', value: linked };
        const card = {
          blockType: 'card',
          plainTitle: 'Card',
          fieldLink: { kind: 'element', element },
        };
        const contentManager = linked === undefined ? [] : [card];
        const { body } = await ada.ask(method, `${path}?draft=true&depth=99&locale=it`, {
          title: 'A circle',
          contentManager,
        });
        return docAnswer.parse(body).doc;
      };
      const first = await write('POST', '/news');
      const second = await write('POST', '/news', first.id);
      const changed = await write('PATCH', `/news/${first.id}`, second.id);
      const inner = linkedFrom(changed);
      expect(inner).toMatchObject({ id: second.id });
      expect(linkedFrom(inner)).toBe(first.id);
    });

    test('what the admin asks for is answered', async () => {
      for (const path of ['/news', '/news/versions', '/globals/topMenu', '/users/me', '/access'])
        expect([path, (await ada.ask('GET', path)).status]).toEqual([path, 200]);
      expect((await ada.ask('GET', '/payload-preferences/any')).status).toBe(200);
      expect((await ada.ask('GET', '/news/2147483647')).status).toBe(404);
    });
  });
}
