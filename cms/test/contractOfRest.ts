import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const docAnswer = z.object({ doc: z.looseObject({ id: z.number() }) });

const linking = z.looseObject({
  contentManager: z.tuple([
    z.looseObject({ fieldLink: z.looseObject({ element: z.looseObject({ value: z.unknown() }) }) }),
  ]),
});

/** Returns the link target of the card in an entry: an id or the populated entry. */
const linkedFrom = (entry: unknown): unknown =>
  linking.parse(entry).contentManager[0].fieldLink.element.value;

/** Tests Payload's REST API: invalid requests get 4xx and never 500, and the admin's requests succeed. */
export function testRest(cms: TestCms): void {
  describe('REST of Payload', () => {
    let api = '';
    let ada: StaffClient;

    beforeAll(async () => {
      await cms.control.staff('administrator');
      api = await cms.startRest({ CMS_HOST: 'https://cms.example.org' });
      ada = new StaffClient(api);
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
      ['an internal collection of Payload', 'GET', '/payload-migrations', 404],
      ['the deletion of a preference by its id', 'DELETE', '/payload-preferences/7', 404],
      ['a word for a number', 'GET', '/news?where[id][in]=word', 400],
      ['a distance to a text', 'GET', '/news?where[title][near]=1,2,3', 400],
      ['two limits', 'GET', '/news?limit=0&limit=-1', 400],
      ['a negative limit', 'GET', '/news?limit=-1', 400],
      ['a page of eleven digits', 'GET', '/news?page=99999999999', 400],
      ['half a page', 'GET', '/news?page=1.5', 400],
    ])('%s is refused', async (_, method, path, status) => {
      expect((await ada.send(method, path)).status).toBe(status);
    });

    test('an invalid form is refused', async () => {
      const answer = await fetch(`${api}/media`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '[[[[',
      });
      expect(answer.status).toBe(400);
    });

    test('a body that is not an object is refused', async () => {
      for (const body of ['0.5', '[]', 'null']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${api}/news`, { method: 'POST', headers, body });
        expect([body, answer.status]).toEqual([body, 400]);
      }
    });

    // With more levels, entries that link to each other would stop the program.
    test('entries that link to each other are populated one level deep', async () => {
      const write = async (method: string, path: string, linked?: unknown) => {
        const element = { relationTo: 'news', value: linked };
        const card = {
          blockType: 'card',
          plainTitle: 'Card',
          fieldLink: { kind: 'element', element },
        };
        const contentManager = linked === undefined ? [] : [card];
        const { body } = await ada.send(method, `${path}?draft=true&depth=99&locale=it`, {
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

    test('requests of the admin are answered', async () => {
      for (const path of ['/news', '/news/versions', '/globals/topMenu', '/users/me', '/access'])
        expect([path, (await ada.send('GET', path)).status]).toEqual([path, 200]);
      expect((await ada.send('GET', '/payload-preferences/any')).status).toBe(200);
      expect((await ada.send('GET', '/news/2147483647')).status).toBe(404);
    });
  });
}
