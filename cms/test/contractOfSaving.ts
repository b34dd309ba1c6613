import { z } from 'zod';
import type { TestCms } from './cms';
import type { StaffClient } from './StaffClient';
import { StaffOffice } from './StaffOffice';

const saved = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) });
const company = z.object({
  others: z.array(z.object({ name: z.string(), isOwn: z.boolean() })),
  updatedAt: z.string(),
  savedBy: z.string(),
});
const versions = z.object({ totalDocs: z.number() });

/** Tests that no save of the admin can overwrite another one, on any database. */
export function testSaving(cms: TestCms): void {
  let office: StaffOffice;
  let ada: StaffClient;
  let eva: StaffClient;

  /** Saves a draft as the form of the admin does. */
  const save = (person: StaffClient, id: number, data: object) =>
    person.send('PATCH', `/news/${id}?autosave=true&draft=true&locale=it`, data);

  async function draft(title: string) {
    const answer = await ada.send('POST', '/news?draft=true&locale=it', { title });
    expect(answer.status).toBe(201);
    return saved.parse(answer.body).doc;
  }

  beforeAll(async () => {
    office = await StaffOffice.open(cms);
    [ada, eva] = [await office.member('Ada'), await office.member('Eva')];
    for (const person of [ada, eva]) expect((await person.logIn()).status).toBe(200);
  }, 90_000);

  test('a save that began from an older state is refused, and overwrites nothing', async () => {
    const { id, updatedAt } = await draft('Festa');
    const first = await save(ada, id, { title: 'Sagra', updatedAt });
    expect(first.status).toBe(200);
    const second = await save(eva, id, { title: 'Fiera', updatedAt });
    expect(second).toMatchObject({
      status: 409,
      error: expect.stringContaining('Niente è stato sovrascritto') as unknown,
    });
    const next = { title: 'Fiera', updatedAt: saved.parse(first.body).doc.updatedAt };
    expect((await save(eva, id, next)).status).toBe(200);
    // A script that does not say what it has read writes as ever.
    expect((await save(ada, id, { title: 'Palio' })).status).toBe(200);
  });

  test('of two saves at the same moment one is refused', async () => {
    const { id, updatedAt } = await draft('Mercato');
    const answers = await Promise.all(
      [ada, eva, ada, eva].map((person, n) =>
        save(person, id, { title: `Mercato ${n}`, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('the same holds for a publication and for site-wide content', async () => {
    const { id, updatedAt } = await draft('Corso');
    expect((await save(ada, id, { title: 'Corso di vela', updatedAt })).status).toBe(200);
    const publication = { title: 'Corso', _status: 'published', updatedAt };
    expect((await eva.send('PATCH', `/news/${id}?locale=it`, publication)).status).toBe(409);

    const path = '/globals/socials?locale=it';
    const write = (person: StaffClient, data: object) => person.send('POST', path, data);
    expect((await write(ada, {})).status).toBe(200);
    const { body } = await ada.send('GET', path);
    expect((await write(ada, { updatedAt: body.updatedAt })).status).toBe(200);
    expect((await write(eva, { updatedAt: body.updatedAt })).status).toBe(409);
  });

  test('the staff sees who else has a document open, until the form is closed', async () => {
    const { id } = await draft('Concerto');
    const document = `news/${id}`;
    const beat = (person: StaffClient, tab: string, isLeaving = false) =>
      person.send('POST', '/open-forms', { tab, document, isLeaving });
    expect(company.parse((await beat(ada, 'tab-of-ada')).body).others).toEqual([]);
    expect(company.parse((await beat(eva, 'tab-of-eva')).body)).toMatchObject({
      others: [{ name: 'Ada', isOwn: false }],
      savedBy: 'Ada',
    });
    expect((await save(ada, id, { title: 'Concerto grande' })).status).toBe(200);
    expect(company.parse((await beat(ada, 'tab-of-ada')).body).others).toHaveLength(1);
    await beat(ada, 'tab-of-ada', true);
    expect(company.parse((await beat(eva, 'tab-of-eva')).body).others).toEqual([]);
    expect((await beat(eva, 'x')).status).toBe(400);
    await eva.send('POST', '/users/logout');
    expect((await beat(eva, 'tab-of-eva')).status).toBe(403);
    expect((await eva.logIn()).status).toBe(200);
  });

  test('an hour of writing leaves a few versions, and each person their own', async () => {
    const { id } = await draft('Racconto');
    for (let n = 0; n < 6; n += 1) await save(ada, id, { title: `Racconto ${n}` });
    await save(eva, id, { title: 'Racconto di Eva' });
    const { body } = await ada.send('GET', `/news/versions?where[parent][equals]=${id}&limit=20`);
    // The first one, the last one of Ada and that of Eva.
    expect(versions.parse(body).totalDocs).toBe(3);
  });

  test('nobody can store locks of Payload, which nothing uses', async () => {
    const user = { relationTo: 'users', value: Number(office.idOf(ada)) };
    const path = '/payload-locked-documents';
    expect((await ada.send('POST', path, { user, globalSlug: 'siteInfo' })).status).toBe(403);
  });
}
