import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const fields = z.array(z.object({ owner: z.string(), name: z.string(), type: z.string() }));
const document = z.looseObject({ id: z.number() });
const found = z.object({ docs: z.array(document) });
const saved = z.object({ doc: document });

/** A value that only a person would write, by the type of the field. */
const written: Record<string, unknown> = {
  text: 'x\r\nURL:https://evil.example/',
  textarea: 'written by a person',
  date: '2001-01-01T00:00:00.000Z',
  number: 4711,
  checkbox: true,
  json: { written: true },
  relationship: 1,
};

/**
 * What people write although no form shows it: where to move something, when it went to the trash, and the version that a
 * save began from, of which an old one is refused.
 */
const open = ['id', 'deletedAt', 'updatedAt'];

/** Tests that nobody writes the fields that the program fills in. */
export function testHiddenFields(cms: TestCms): void {
  describe('fields that people do not fill in', () => {
    const logIn = (role: 'administrator' | 'author') => StaffClient.withRole(cms, role);

    const hiddenByOwner = async () => {
      const all = fields.parse(await cms.control.edit('hiddenFields'));
      const byOwner = new Map<string, Record<string, unknown>>();
      for (const { owner, name, type } of all)
        if (!open.includes(name) && type in written)
          byOwner.set(owner, { ...byOwner.get(owner), [name]: written[type] });
      return byOwner;
    };

    test.each(['administrator', 'author'] as const)(
      'are not changed by a write of an %s, in any collection',
      async (role) => {
        const [reader, person] = [await logIn('administrator'), await logIn(role)];
        const tried: string[] = [];
        const wrong: string[] = [];
        for (const [owner, data] of await hiddenByOwner()) {
          const isGlobal = owner.startsWith('globals/');
          const list = `/${owner}?depth=0&draft=true&locale=it${isGlobal ? '' : '&limit=1'}`;
          const { body, status } = await reader.send('GET', list);
          if (status !== 200) continue;
          const before = isGlobal ? body : found.parse(body).docs[0];
          if (!before) continue;
          const path = isGlobal ? `/${owner}` : `/${owner}/${String(before.id)}`;
          const method = isGlobal ? 'POST' : 'PATCH';
          const answer = await person.send(method, `${path}?draft=true&locale=it`, data);
          const after = (await reader.send('GET', `${path}?depth=0&draft=true&locale=it`)).body;
          tried.push(`${answer.status} ${owner}`);
          for (const [name, value] of Object.entries(data))
            if (JSON.stringify(after[name]) === JSON.stringify(value) && value !== 1)
              wrong.push(`${owner}.${name}`);
          if (answer.status >= 500) wrong.push(`${answer.status} ${owner}`);
        }
        expect(wrong).toEqual([]);
        for (const owner of ['events', 'news', 'accommodations'])
          expect(tried).toContain(`200 ${owner}`);
      },
      120_000,
    );

    test.each([
      ['administrator', ['key']],
      ['author', []],
    ] as const)('are not set by an %s in a new entry', async (role, allowed) => {
      const person = await logIn(role);
      const byOwner = await hiddenByOwner();
      for (const owner of ['events', 'news']) {
        const data = {
          title: `Nuovo ${role}`,
          ...byOwner.get(owner),
          key: `chosen-${role}-${owner}`,
        };
        const { body, status } = await person.send('POST', `/${owner}?draft=true&locale=it`, data);
        expect(status).toBe(201);
        const { doc } = saved.parse(body);
        const same = Object.entries(data).filter(([name, value]) => doc[name] === value);
        expect(same.map(([name]) => name).sort()).toEqual([...allowed, 'title'].sort());
        expect(doc.uid).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      }
    });

    test('the time in the trash is that of the move, whatever the request says', async () => {
      const person = await logIn('administrator');
      const created = await person.send('POST', '/news?draft=true&locale=it', { title: 'Via' });
      const { id } = saved.parse(created.body).doc;
      const deletedAt = '1999-01-01T00:00:00.000Z';
      const moved = await person.send('PATCH', `/news/${id}?locale=it`, { deletedAt });
      const { doc } = saved.parse(moved.body);
      expect(Date.now() - Date.parse(String(doc.deletedAt))).toBeLessThan(60_000);
    });
  });
}
