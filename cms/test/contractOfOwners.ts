import { z } from 'zod';
import { dayInTown } from '../src/lib/townTime';
import type { TestCms } from './cms';
import { mailsTo } from './mailsTo';
import { postQuery } from './postQuery';
import { failure } from './TestVisitor';

const hour = 3_600_000;
const day = 24 * hour;
const iso = (time: number): string => new Date(time).toISOString();
/** A time of today. */
const morning = new Date().setUTCHours(9, 0, 0, 0);
const dayFromNow = (days: number): string => dayInTown(new Date(Date.now() + days * day));

const homes = z.array(z.object({ id: z.string(), title: z.string() }));
const lists = z.array(
  z.object({
    name: z.string(),
    rows: z.array(z.object({ title: z.string(), href: z.string(), detail: z.string() })),
  }),
);
const rows = z.object({ docs: z.array(z.object({ id: z.number() })) });

interface Proof {
  code: string;
  id: string;
}

/** Tests the question to owners whether their homes are still free: mails, answers, silence, and what stays secret. */
export function testOwners(cms: TestCms): void {
  let count = 0;
  let email = '';
  let phone = '';

  const staff = async (
    path: string,
    body?: object,
    method = body ? 'PATCH' : 'GET',
    role: 'administrator' | 'author' = 'administrator',
  ) => {
    const token = await cms.control.staff(role);
    return cms.control.rest(path, { method, token, ...(body && { body }) });
  };
  const setHome = async (nth: number, data: object): Promise<void> => {
    const path = `/accommodations/${cms.ids[nth]}?locale=it`;
    expect((await staff(path, { ...data, _status: 'published' })).status).toBe(200);
  };
  const setSite = (data: object) => staff('/globals/siteInfo?locale=it', data, 'POST');
  const element = (nth: number) => `${cms.ids[nth]}02`;
  const mails = (atLeast: number) => mailsTo(cms, email, atLeast);

  async function proofInMail(nth = 1): Promise<Proof> {
    const [mail] = await mails(nth);
    const link = mail?.links.map((one) => new URL(one)).find(({ search }) => search !== '');
    expect(link?.pathname).toBe('/en/owners');
    return { code: link?.searchParams.get('code') ?? '', id: link?.searchParams.get('id') ?? '' };
  }
  async function question(): Promise<Proof> {
    await cms.control.owners(morning);
    return proofInMail();
  }
  const look = async (proof: Proof) =>
    (
      await postQuery(
        cms.url,
        `query ($id: String!, $code: String!) {
          ownerHomes(id: $id, code: $code, site: "en") { id title } }`,
        proof,
      )
    ).data?.ownerHomes;
  const answer = (proof: Proof, given: object, nth = 0) =>
    postQuery(
      cms.url,
      `mutation ($id: String!, $code: String!, $home: ID!, $answer: HomeAnswer, $day: String,
          $price: Number, $message: String) {
        answerAboutHome(id: $id, code: $code, home: $home, answer: $answer, day: $day,
          price: $price, message: $message) }`,
      { ...proof, home: element(nth), ...given },
    );
  const seen = async (nth = 0) =>
    (
      await postQuery(
        cms.url,
        `query ($id: [QueryArgument]) { entry(site: "en", section: "accommodations", id: $id) {
          ... on accommodations_accommodations_Entry {
            title priceMin availabilityStatus availableFrom verifiedOn } } }`,
        { id: [element(nth)] },
      )
    ).data?.entry;
  const desk = async (now = Date.now()) =>
    lists.parse(await cms.control.edit('desk', 'administrator@example.org', iso(now)));
  const listed = async (name: string, now?: number) =>
    (await desk(now)).find((list) => list.name === name)?.rows ?? [];
  const pathOf = (row?: { href: string }) =>
    `/ownerQuestions/${/\/(\d+)\?/.exec(row?.href ?? '')?.[1]}`;

  beforeEach(async () => {
    count += 1;
    email = `owner-${count}@example.org`;
    phone = `0575 00${count}`;
    await cms.control.sql('DELETE FROM owner_questions');
    await setSite({ ownerQuestionDays: 30, hideSilentDays: null });
    for (const nth of [0, 1, 2])
      await setHome(nth, {
        ownerEmail: nth < 2 ? email : null,
        ownerPhone: phone,
        ownerLanguage: 'en',
        availabilityStatus: null,
        availableFrom: null,
        postDate: iso(morning - 90 * day),
        verifiedOn: iso(morning - 31 * day),
      });
  });

  test('an owner gets one mail about all homes, in their language, and another after the rhythm', async () => {
    await setHome(0, { ownerEmail: `  ${email.toUpperCase()} ` });
    await cms.control.owners(morning, 2);
    const [mail] = await mails(1);
    expect(mail?.subject).toMatch(/^Is it still free\?/);
    expect(mail?.text).toContain(
      `One en\n€\u00a0300 · Free\n${cms.siteUrl}/en/accommodations/one-en`,
    );
    expect(mail?.text).toContain('Two en\n€\u00a0500');
    expect(mail?.text).not.toContain('Three');
    await cms.control.owners(morning + hour);
    await cms.control.owners(morning + 6 * day);
    expect(await mails(1)).toHaveLength(1);
    await cms.control.owners(morning + 30 * day);
    expect(await mails(2)).toHaveLength(2);
  });

  test.each([
    ['a recent check', { verifiedOn: iso(morning - 29 * day) }],
    ['a recent first publication', { postDate: iso(morning - 29 * day) }],
    ['an expiry in the past', { expiryDate: iso(morning - day) }],
  ])('the mails leave out a home with %s', async (_, data) => {
    await setHome(0, data);
    await setHome(1, { ownerEmail: null });
    await cms.control.owners(morning);
    await setHome(0, { expiryDate: null });
    expect(await cms.control.count('owner_questions', '1 = 1')).toBe(0);
  });

  test('no owner gets a mail if the office has set no rhythm', async () => {
    await setSite({ ownerQuestionDays: 0 });
    await cms.control.owners(morning);
    expect(await cms.control.count('owner_questions', '1 = 1')).toBe(0);
  });

  test('the link shows the homes of the mail, and opening it changes nothing', async () => {
    const proof = await question();
    const before = await cms.control.sql('SELECT * FROM owner_questions');
    for (const tries of [1, 2])
      expect([tries, homes.parse(await look(proof)).map(({ title }) => title)]).toEqual([
        tries,
        ['One en', 'Two en'],
      ]);
    expect(await cms.control.sql('SELECT * FROM owner_questions')).toEqual(before);
  });

  test('a forged, an old and a corrected link, and one of another owner, are worth nothing', async () => {
    const proof = await question();
    const forged = { ...proof, code: 'A'.repeat(32) };
    expect(await look(forged)).toBeNull();
    expect(failure(await answer(forged, { answer: 'takeDown' }))).toContain('(INVALID)');
    expect(failure(await answer(proof, { answer: 'takeDown' }, 2))).toContain('(INVALID)');
    await setHome(1, { ownerEmail: 'right@example.org' });
    expect(homes.parse(await look(proof)).map(({ id }) => id)).toEqual([element(0)]);
    expect(failure(await answer(proof, { answer: 'takeDown' }, 1))).toContain('(INVALID)');
    await cms.control.sql(
      `UPDATE owner_questions SET sent_at = '${iso(Date.now() - 30 * day - hour)}'`,
    );
    expect(await look(proof)).toBeNull();
    expect(failure(await answer(proof, { answer: 'takeDown' }))).toContain('(INVALID)');
    expect(await seen()).toMatchObject({ title: 'One en' });
  });

  test.each([
    [{ answer: 'free' }, { availabilityStatus: null, availableFrom: null }],
    [
      { answer: 'freeFrom', day: dayFromNow(20) },
      { availabilityStatus: 'freeSoon', availableFrom: `${dayFromNow(20)}T` },
    ],
    [
      { answer: 'takenUntil', day: dayFromNow(20) },
      { availabilityStatus: 'busy', availableFrom: `${dayFromNow(21)}T` },
    ],
  ])('visitors see the answer %j at once', async (given, { availabilityStatus, availableFrom }) => {
    await setHome(0, { availabilityStatus: 'busy', availableFrom: iso(morning) });
    const proof = await question();
    expect((await answer(proof, given)).data).toEqual({ answerAboutHome: true });
    const starting = (text: string): unknown => expect.stringMatching(new RegExp(`^${text}`));
    expect(await seen()).toEqual({
      title: 'One en',
      priceMin: 300,
      availabilityStatus,
      availableFrom: availableFrom === null ? null : starting(availableFrom),
      verifiedOn: starting(`${dayFromNow(0)}T`),
    });
    expect(await seen(1)).toMatchObject({ availabilityStatus: null });
    expect(await listed('answers')).toEqual([]);
    expect(
      await cms.control.sql(`SELECT owner_email FROM accommodations WHERE id = ${cms.ids[0]}`),
    ).toEqual([{ owner_email: email }]);
    await cms.control.owners(morning + 8 * day);
    const [reminder] = await mails(2);
    expect(reminder?.text).not.toContain('One en');
  });

  test('a home that is taken down disappears at once, stays in the cms, and the desk says so', async () => {
    const proof = await question();
    expect((await answer(proof, { answer: 'takeDown' })).data).toEqual({ answerAboutHome: true });
    expect(await seen()).toBeNull();
    expect(homes.parse(await look(proof)).map(({ id }) => id)).toEqual([element(1)]);
    expect(await listed('answers')).toEqual([
      expect.objectContaining({
        title: 'One en',
        detail: expect.stringMatching(/^To be taken down · The owner answered on /) as string,
      }),
    ]);
  });

  test('a price and a message are only for the office, until an editor has done it', async () => {
    const proof = await question();
    const given = { price: 345.5, message: ' The bell does not work ' };
    expect((await answer(proof, given)).data).toEqual({ answerAboutHome: false });
    // A further answer does not hide what the office has not read.
    expect((await answer(proof, { answer: 'free' })).data).toEqual({ answerAboutHome: true });
    expect(await seen()).toMatchObject({ priceMin: 300 });
    const [row] = await listed('answers');
    expect(row?.detail).toMatch(
      /^It is free · proposed price €345\.5 · “The bell does not work” · The owner/,
    );
    const path = pathOf(row);
    expect((await staff(path, undefined, 'GET', 'author')).status).toBe(403);
    expect((await staff(path, { publishPrice: true }, 'PATCH', 'author')).status).toBe(403);
    expect((await staff(path, { waiting: false, price: 1, message: 'changed' })).status).toBe(200);
    expect(await listed('answers')).toEqual([]);
    expect(await seen()).toMatchObject({ priceMin: 300 });
    const [stored] = await cms.control.sql(
      `SELECT price, message FROM owner_questions WHERE home_id = ${cms.ids[0]}`,
    );
    expect([Number(stored?.price), stored?.message]).toEqual([345.5, 'The bell does not work']);
  });

  test('an editor publishes a proposed price with one tick, unless the home has another draft', async () => {
    await answer(await question(), { price: 345.5 });
    const path = pathOf((await listed('answers'))[0]);
    await cms.edit('draft', String(cms.ids[0]));
    expect(await staff(path, { publishPrice: true })).toMatchObject({ status: 403 });
    expect(await seen()).toMatchObject({ title: 'One en', priceMin: 300 });
    await setHome(0, {});
    expect((await staff(path, { publishPrice: true })).status).toBe(200);
    expect(await seen()).toMatchObject({ priceMin: 345.5 });
    expect(await listed('answers')).toEqual([]);
    await setHome(0, { title: 'One it', priceMin: 300 });
  });

  test('what an editor has not published stays unpublished, and the answer goes to the desk', async () => {
    const proof = await question();
    await cms.edit('draft', String(cms.ids[0]));
    expect((await answer(proof, { answer: 'takenUntil', day: dayFromNow(9) })).data).toEqual({
      answerAboutHome: false,
    });
    expect(await seen()).toMatchObject({ title: 'One en', availabilityStatus: null });
    const [row] = await listed('answers');
    expect(row?.detail).toMatch(/^It is taken until a date \(on .*\) · not on the site yet/);
  });

  test.each([
    {},
    { answer: 'freeFrom' },
    { answer: 'freeFrom', day: dayFromNow(-2) },
    { answer: 'freeFrom', day: '2027-02-30' },
    { price: -5 },
    { message: 'x'.repeat(501) },
  ])('the answer %j is refused', async (given) => {
    expect(failure(await answer(await question(), given))).toContain('(ANSWER_INVALID)');
  });

  test('silence: a reminder after 7 days with the same link, the desk after 14, and hidden when the office wants it', async () => {
    const proof = await question();
    await answer(proof, { answer: 'free' }, 1);
    await cms.control.owners(morning + 7 * day, 2);
    await cms.control.owners(morning + 8 * day);
    expect(await mails(2)).toHaveLength(2);
    expect(await proofInMail(2)).toEqual(proof);
    expect(await listed('silent', morning + 13 * day)).toEqual([]);
    expect(await listed('silent', morning + 15 * day)).toMatchObject([{ title: 'One en' }]);
    await cms.control.owners(morning + 25 * day);
    expect(await seen()).toMatchObject({ title: 'One en' });
    await setSite({ ownerQuestionDays: 30, hideSilentDays: 20 });
    await cms.control.owners(morning + 25 * day, 2);
    expect(await seen()).toBeNull();
    expect(await seen(1)).toMatchObject({ title: 'Two en' });
    expect(await listed('answers')).toMatchObject([
      { title: 'One en', detail: 'No answer: hidden' },
    ]);
    // An editor who shows it again has the time of a new question.
    await setHome(0, {});
    await cms.control.owners(morning + 31 * day);
    await cms.control.owners(morning + 32 * day);
    expect(await seen()).toMatchObject({ title: 'One en' });
  });

  test('a check by the office ends the silence', async () => {
    await question();
    await setHome(0, { verifiedOn: iso(morning + 3 * hour) });
    await setHome(1, { ownerEmail: null });
    await cms.control.owners(morning + 8 * day);
    expect(await listed('silent', morning + 15 * day)).toEqual([]);
    expect(await mails(1)).toHaveLength(1);
  });

  test('address and telephone are in no answer, table or log, and disappear with the home', async () => {
    const proof = await question();
    await answer(proof, { answer: 'free', message: 'Zirbelnuss' });
    for (const field of ['ownerEmail', 'ownerPhone', 'ownerLanguage'])
      expect(
        failure(
          await postQuery(
            cms.url,
            `{ entry(section: "accommodations") { ... on accommodations_accommodations_Entry { ${field} } } }`,
          ),
        ),
      ).toContain('Cannot query field');
    const search = await postQuery(
      cms.url,
      `{ entries(site: "en", search: "${email.split('@')[0]}") { id } }`,
    );
    const { text } = await staff('/csv/accommodations');
    expect(search.data).toEqual({ entries: [] });
    expect(text).toContain('one-it');
    for (const secret of [email, phone, proof.code, 'Zirbelnuss']) {
      expect(text).not.toContain(secret);
      expect(cms.log).not.toContain(secret);
    }
    expect(
      rows.parse(
        JSON.parse((await staff(`/accommodations?where[or][0][ownerEmail][equals]=${email}`)).text),
      ).docs,
    ).toHaveLength(2);

    const copy = await staff('/accommodations?locale=it&draft=true', { title: 'Via' }, 'POST');
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(JSON.parse(copy.text)).doc;
    await cms.control.sql(
      `UPDATE owner_questions SET home_id = ${id} WHERE home_id = ${cms.ids[0]}`,
    );
    expect((await staff(`/accommodations/${id}`, undefined, 'DELETE')).status).toBe(200);
    expect(await cms.control.count('owner_questions', `message = 'Zirbelnuss'`)).toBe(0);
    expect(await cms.control.count('owner_questions', '1 = 1')).toBe(1);
  });
}
