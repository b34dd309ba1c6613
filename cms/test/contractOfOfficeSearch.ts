import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const created = z.object({ doc: z.object({ id: z.number() }) });
const list = z.object({ docs: z.array(z.object({ id: z.number() })) });
const found = z.object({
  rows: z.array(
    z.object({
      title: z.string(),
      href: z.string(),
      section: z.string(),
      status: z.string(),
      matches: z.array(z.object({ label: z.string(), found: z.string() })),
    }),
  ),
});

/** The fields that the search in the list of homes reads, in Payload's order. */
const fields = [
  ...['title', 'searchText', 'ownerName', 'ownerEmail', 'ownerPhone'],
  ...['address.address', 'contactLinks.href', 'contactLinks.label'],
];

/** Tests the search of the desk and that of lists, on any database. */
export function testOfficeSearch(cms: TestCms): void {
  describe('the search of the office', () => {
    let ada: StaffClient;
    let home = 0;

    const write = async (method: string, path: string, data: object) => {
      const answer = await ada.send(method, path, data);
      expect([path, answer.status, answer.error]).toEqual([
        path,
        method === 'POST' ? 201 : 200,
        undefined,
      ]);
      return answer;
    };
    const onDesk = async (query: string, person = ada) => {
      const path = `/desk-search?${new URLSearchParams({ query }).toString()}`;
      return found.parse((await person.send('GET', path)).body).rows;
    };
    const idsInList = async (typed: string, collection = 'accommodations', names = fields) => {
      const parameters = new URLSearchParams({ draft: 'true', locale: 'it', depth: '0' });
      names.forEach((name, n) => parameters.set(`where[or][${n}][${name}][like]`, typed));
      const { body } = await ada.send('GET', `/${collection}?${parameters.toString()}`);
      return list.parse(body).docs.map(({ id }) => id);
    };

    beforeAll(async () => {
      ada = await StaffClient.withRole(cms);
      const { body } = await write('POST', '/accommodations?draft=true&locale=it', {
        title: 'Palazzo d’Amico',
        excerpt: 'Due balconi sul mercato coperto',
        ownerName: 'Marta',
        ownerEmail: 'marta.gasparini@example.org',
        ownerPhone: '+39 071 998 877',
        address: { address: 'Vicolo Garibaldi 7' },
        _status: 'draft',
      });
      home = created.parse(body).doc.id;
      const english = { title: 'The Friend’s Mansion', _status: 'draft' };
      await write('PATCH', `/accommodations/${home}?draft=true&locale=en`, english);
    }, 60_000);

    test.each([
      ['an apostrophe of the keyboard', "d'amico"],
      ['a typo of one letter', 'gasparni'],
      ['the plural', 'palazzi'],
      ['the title in the other language', 'friends mansion'],
      ['the address of the owner', 'marta.gasparini@example.org'],
      ['the telephone as it is not stored', '071 998877'],
      ['the telephone with its prefix', '0039 071 99 88 77'],
      ['words of several fields', 'garibaldi gasparini balconi'],
      ['an accent too many', 'vìcolo'],
      ['an invisible letter', 'gari\u00adbaldi'],
      ['the beginning of a word', 'garib'],
    ])('finds a draft by %s, on the desk and in the list', async (_, typed) => {
      expect((await onDesk(typed)).map(({ href }) => href)).toEqual([
        expect.stringContaining(`/collections/accommodations/${home}?locale=it`),
      ]);
      expect(await idsInList(typed)).toEqual([home]);
    });

    test('a row names the section, the status, and the field that has the words', async () => {
      expect(await onDesk('gasparini')).toMatchObject([
        {
          title: 'Palazzo d’Amico',
          section: 'Alloggi',
          status: 'draft',
          matches: [{ label: 'E-mail del proprietario', found: 'gasparini' }],
        },
      ]);
      expect((await onDesk('mansion'))[0]?.matches).toEqual([
        { label: 'Titolo', found: 'Mansion' },
      ]);
      expect((await onDesk('balconi'))[0]?.matches).toEqual([{ label: 'Testo', found: 'balconi' }]);
      expect((await onDesk('palazzo'))[0]?.matches).toEqual([]);
    });

    test('a part of a word is found in a list as before', async () => {
      expect(await idsInList('sparini')).toEqual([home]);
      expect(await idsInList('xyzw')).toEqual([]);
    });

    test('knows a change at once, and forgets what is in the trash and what is deleted', async () => {
      await write('PATCH', `/accommodations/${home}?draft=true&locale=it`, {
        ownerName: 'Ermenegilda',
        _status: 'draft',
      });
      expect(await onDesk('ermenegilda')).toHaveLength(1);
      await write('PATCH', `/accommodations/${home}?locale=it`, {
        deletedAt: new Date().toISOString(),
      });
      expect(await onDesk('ermenegilda')).toEqual([]);
      expect(await idsInList('ermenegilda')).toEqual([]);
      expect((await ada.send('DELETE', `/accommodations/${home}?trash=true`)).status).toBe(200);
      expect(await onDesk('ermenegilda')).toEqual([]);
    });

    test('finds a category in the other language, in its list', async () => {
      const { body } = await write('POST', '/newsCategories?locale=it', { title: 'L’università' });
      const { id } = created.parse(body).doc;
      await write('PATCH', `/newsCategories/${id}?locale=en`, { title: 'Scholarship' });
      expect(await idsInList('scolarship', 'newsCategories', ['title'])).toEqual([id]);
      expect(await idsInList("l'universita", 'newsCategories', ['title'])).toEqual([id]);
      expect((await ada.send('DELETE', `/newsCategories/${id}`)).status).toBe(200);
    });

    test('is only for the staff, and refuses what is no search', async () => {
      const stranger = new StaffClient(cms.rest);
      expect((await stranger.send('GET', '/desk-search?query=palazzo')).status).toBe(403);
      expect((await ada.send('GET', '/desk-search?query=')).status).toBe(400);
      expect((await ada.send('GET', `/desk-search?query=${'a'.repeat(201)}`)).status).toBe(400);
    });
  });
}
