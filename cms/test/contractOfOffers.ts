import { offerField, offerFieldNames } from '@studium/shared/offer';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import type { TestCms } from './cms';
import { mailsTo } from './mailsTo';
import { postQuery } from './postQuery';
import { failure } from './TestVisitor';

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString();

const lists = z.array(
  z.object({
    name: z.string(),
    rows: z.array(z.object({ title: z.string(), href: z.string(), detail: z.string() })),
  }),
);

const document = z.object({
  id: z.number(),
  state: z.string(),
  home: z.number().nullable(),
  marks: z.array(z.string()).nullish(),
  similar: z.array(z.number()).nullish(),
  difference: z.string().nullish(),
  conversation: z.string().nullish(),
});

const photosOf = z.object({ photos: z.array(z.object({ id: z.string(), url: z.string() })) });
const picturesOf = z.object({
  image: z.number().nullable(),
  gallery: z.array(z.object({ images: z.array(z.number()) })),
});

/** A complete form. */
const complete = {
  accommodationType: 'singleRoom',
  title: 'Stanza col ponte',
  excerpt: 'Luminosa, <b>vicino</b> al ponte.',
  description: 'Prima riga\n\n<script>alert(1)</script>',
  address: 'Vicolo Nuovo 77',
  bedrooms: '1',
  bedsNumber: '1',
  bathroomsNumber: '1',
  includedServices: 'wifi,water',
  priceMin: '1.250,50',
  pricingMode: 'perPerson',
  condominiumFees: '0',
  energyExemption: 'noHeating',
  ownerName: 'Marta',
  ownerPhone: '0575 991 991',
  shownContacts: 'phone',
};

interface Proof {
  code: string;
  id: string;
}

/** Tests homes that people offer: confirmation, desk, decisions, corrections, withdrawal, limits, and what stays secret. */
export function testOffers(cms: TestCms): void {
  let count = 0;
  let email = '';
  let network = '';
  /** The stamp of a form that has been open for a few seconds. */
  let stamp = '';

  const staff = async (
    path: string,
    body?: object,
    method = body ? 'PATCH' : 'GET',
    role: 'administrator' | 'author' = 'administrator',
  ) => {
    const token = await cms.control.staff(role);
    return cms.control.rest(path, { method, token, language: 'en', ...(body && { body }) });
  };
  const send = (query: string, variables: object = {}) =>
    postQuery(cms.url, query, variables, { 'x-forwarded-for': network });

  const sendForm = (form: object, more: object = {}) =>
    send(
      `mutation ($site: String!, $stamp: String!, $form: String!) {
        offerHome(site: $site, stamp: $stamp, form: $form) }`,
      { site: 'it', form: JSON.stringify({ ...form, ownerEmail: email }), ...more },
    );
  const act = (mutation: string, proof: Proof) =>
    send(`mutation ($id: String!, $code: String!) { ${mutation}(id: $id, code: $code) }`, proof);
  const change = (proof: Proof, more: object) =>
    send(
      `mutation ($id: String!, $code: String!, $form: String, $message: String) {
        changeOffer(id: $id, code: $code, form: $form, message: $message) }`,
      { ...proof, ...more },
    );
  const look = async (proof: Proof) =>
    (
      await send(
        `query ($id: String!, $code: String!) { offer(id: $id, code: $code) {
          state title form proposed messages { fromOffice text } home { title priceMin } } }`,
        proof,
      )
    ).data?.offer;
  const mails = (atLeast: number) => mailsTo(cms, email, atLeast);

  async function offer(form: object = complete): Promise<Proof> {
    expect(await sendForm(form, { stamp })).toMatchObject({
      data: { offerHome: true },
    });
    const [mail] = await mails(1);
    const link = mail?.links.map((one) => new URL(one)).find(({ search }) => search !== '');
    expect(link?.pathname).toBe('/la-tua-offerta');
    return { code: link?.searchParams.get('code') ?? '', id: link?.searchParams.get('id') ?? '' };
  }
  async function confirmed(form?: object): Promise<Proof> {
    const proof = await offer(form);
    expect((await act('confirmOffer', proof)).data).toEqual({ confirmOffer: true });
    return proof;
  }
  const listed = async () =>
    lists
      .parse(await cms.control.edit('desk', 'administrator@example.org', iso(Date.now())))
      .find(({ name }) => name === 'offers')?.rows ?? [];
  async function row() {
    const [{ id } = { id: 0 }] = await cms.control.sql(
      `SELECT id FROM offers WHERE email = '${email}' ORDER BY id DESC`,
    );
    return Number(id);
  }
  const read = async () =>
    document.parse(JSON.parse((await staff(`/offers/${await row()}?depth=0`)).text));
  const purge = (days: number) =>
    cms.control.edit('deleteOldOffers', String(Date.now() + days * day));
  const decide = async (body: object) => staff(`/offers/${await row()}`, body);

  beforeAll(async () => {
    // The desk is that of a member of the staff.
    await cms.control.staff('administrator');
    stamp = String((await send('{ formStamp }')).data?.formStamp);
    await pause(3100);
  });
  beforeEach(async () => {
    count += 1;
    email = `sender-${count}@example.org`;
    network = `203.0.113.${count}`;
    await cms.control.sql('DELETE FROM offers');
    // What a test before has offered is not similar to this one.
    await cms.control.sql(`UPDATE accommodations SET address_address = NULL, owner_phone = NULL
      WHERE address_address LIKE 'Vicolo Nuovo%'`);
  });

  test('nobody sees an offer before it is confirmed, and then it is a draft on the desk', async () => {
    const proof = await offer();
    expect(await listed()).toEqual([]);
    expect((await staff(`/offers/${await row()}`)).status).toBe(404);
    expect(JSON.parse((await staff('/offers')).text)).toMatchObject({ totalDocs: 0 });
    expect(await look(proof)).toMatchObject({ state: 'unconfirmed', title: 'Stanza col ponte' });
    const [mail] = await mails(1);
    expect(`${mail?.text}`).not.toMatch(/Marta|ponte/);

    await Promise.all([act('confirmOffer', proof), act('confirmOffer', proof)]);
    await act('confirmOffer', proof);
    expect(await cms.control.count('accommodations', `owner_email = '${email}'`)).toBe(1);
    expect(await listed()).toMatchObject([
      { title: 'Stanza col ponte', detail: expect.stringMatching(/^By Marta, on /) as string },
    ]);
    const { home } = await read();
    const draft = JSON.parse(
      (await staff(`/accommodations/${home}?draft=true&locale=it`)).text,
    ) as object;
    expect(draft).toMatchObject({
      _status: 'draft',
      title: 'Stanza col ponte',
      priceMin: 1250.5,
      condominiumFees: 0,
      includedServices: ['wifi', 'water'],
      address: { address: 'Vicolo Nuovo 77' },
      contactLinks: [{ kind: 'phone', href: 'tel:0575991991' }],
      ownerEmail: email,
      ownerLanguage: 'it',
    });
    expect(JSON.stringify(draft)).toContain('<script>alert(1)</script>');
    expect(await look(proof)).toMatchObject({ state: 'waiting', home: null });
  });

  test('photos are cleaned, become pictures of the draft and can be taken out until it is published', async () => {
    const early = await offer();
    const photo = (background: string, artist = 'Maria Rossi') =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .withExif({ IFD0: { Artist: artist } })
        .jpeg()
        .toBuffer();
    const files = await Promise.all(['#a33', '#3a3', '#33a'].map((one) => photo(one)));
    const token = await cms.control.staff('administrator');
    await cms.control.upload('x.jpg', 'image/jpeg', files[0] ?? Buffer.of(), token);
    const upload = async (proof: Proof, sent: Buffer[]) => {
      const form = new FormData();
      for (const one of sent) form.append('photos', new File([new Uint8Array(one)], 'x.jpg'));
      const headers = { 'x-offer-id': proof.id, 'x-offer-code': proof.code };
      const answer = await fetch(`${cms.url}/offer-photos`, {
        method: 'POST',
        headers,
        body: form,
      });
      return (await answer.json()) as unknown;
    };
    const shown = async (proof: Proof) =>
      photosOf.parse(
        (
          await send(
            `query ($id: String!, $code: String!) { offer(id: $id, code: $code) { photos { id url } } }`,
            proof,
          )
        ).data?.offer,
      ).photos;
    const pictures = async () => {
      const { home } = await read();
      const { text } = await staff(`/accommodations/${home}?draft=true&locale=it&depth=0`);
      const { image, gallery } = picturesOf.parse(JSON.parse(text));
      return [image !== null, ...gallery.map(({ images }) => images.length)];
    };
    expect(await upload(early, files)).toEqual({ added: 0, fault: 'INVALID' });
    await act('confirmOffer', early);
    expect(await upload({ ...early, code: early.code.replace(/./, '_') }, files)).toEqual({
      added: 0,
      fault: 'INVALID',
    });
    expect(await upload(early, [Buffer.from('%PDF-1.4 no photo, and long enough')])).toMatchObject({
      added: 0,
    });
    expect(await upload(early, files)).toEqual({ added: 3, fault: null });
    expect(await pictures()).toEqual([true, 2]);
    const [first, ...others] = await shown(early);
    const stored = await fetch(first?.url ?? '');
    expect((await sharp(await stored.arrayBuffer()).metadata()).exif).toBeUndefined();

    const remove = (id = '') =>
      send(
        `mutation ($id: String!, $code: String!, $photo: ID!) {
          removeOfferPhoto(id: $id, code: $code, photo: $photo) }`,
        { ...early, photo: id },
      );
    expect((await remove(first?.id)).data).toEqual({ removeOfferPhoto: true });
    expect(failure(await remove(first?.id))).toMatch(/INVALID/);
    expect(await shown(early)).toHaveLength(2);
    expect(await pictures()).toEqual([false, 2]);
    expect(await upload(early, files.slice(0, 1))).toEqual({ added: 1, fault: null });
    expect(await upload(early, Array<Buffer>(9).fill(await photo('#fff')))).toEqual({
      added: 7,
      fault: 'TOO_MANY_PHOTOS',
    });
    expect((await read()).marks).toContain('samePicture');

    expect((await decide({ decision: 'accept' })).status).toBe(200);
    expect(await upload(early, files)).toMatchObject({ added: 0 });
    expect(failure(await remove(others[0]?.id))).toMatch(/OFFER_PUBLISHED|INVALID/);
  }, 30_000);

  test('an editor accepts, the site shows the home, and the sender gets a mail', async () => {
    const proof = await confirmed();
    expect((await decide({ decision: 'accept' })).status).toBe(200);
    expect(await look(proof)).toMatchObject({
      state: 'accepted',
      home: { title: 'Stanza col ponte', priceMin: 1250.5 },
    });
    expect((await mails(2))[0]?.subject).toMatch(/^La tua offerta è sul sito/);
    expect(await listed()).toEqual([]);
  });

  test('publishing the draft itself accepts the offer too', async () => {
    const proof = await confirmed();
    const { home } = await read();
    const path = `/accommodations/${home}?locale=it`;
    expect((await staff(path, { _status: 'published' })).status).toBe(200);
    expect(await look(proof)).toMatchObject({ state: 'accepted' });
    expect(await mails(2)).toHaveLength(2);
  });

  test('a question goes by mail, and the sender answers and corrects the draft by the link', async () => {
    const proof = await confirmed();
    expect((await decide({ decision: 'question' })).status).toBe(403);
    await decide({ decision: 'question', note: 'A che piano è?' });
    expect((await mails(2))[0]?.text).toContain('A che piano è?');
    expect(await listed()).toEqual([]);
    const form = JSON.stringify({ ...complete, priceMin: '410', ownerEmail: 'evil@example.org' });
    expect((await change(proof, { form, message: 'Al <b>terzo</b>' })).data).toEqual({
      changeOffer: true,
    });
    expect((await listed())[0]?.detail).toContain('“Al <b>terzo</b>”');
    const { home, conversation } = await read();
    expect(conversation).toMatch(/^Office, .*\nA che piano è\?\n\nMarta, .*\nAl <b>terzo<\/b>$/);
    expect(
      JSON.parse((await staff(`/accommodations/${home}?draft=true&locale=it`)).text),
    ).toMatchObject({ priceMin: 410, ownerEmail: email });
    expect(await look(proof)).toMatchObject({
      messages: [{ fromOffice: true }, { fromOffice: false, text: 'Al <b>terzo</b>' }],
    });
  });

  test('a correction of a published home is a difference for an editor; then it is withdrawn at once', async () => {
    const proof = await confirmed();
    await decide({ decision: 'accept' });
    await change(proof, { form: JSON.stringify({ ...complete, priceMin: '999' }) });
    expect(await look(proof)).toMatchObject({ proposed: true, home: { priceMin: 1250.5 } });
    expect((await listed())[0]?.detail).toContain('a correction of what is on the site');
    expect((await read()).difference).toBe(
      'Price, or lowest price (€ per month)\nbefore: 1.250,50\nnow: 999',
    );
    await decide({ decision: 'refuse', reason: 'notCredible' });
    expect(await look(proof)).toMatchObject({ state: 'accepted', proposed: false });
    await change(proof, { form: JSON.stringify({ ...complete, priceMin: '998' }) });
    await decide({ decision: 'accept' });
    expect(await look(proof)).toMatchObject({ state: 'accepted', home: { priceMin: 998 } });
    expect((await act('withdrawOffer', proof)).data).toEqual({ withdrawOffer: true });
    expect(await look(proof)).toMatchObject({ state: 'withdrawn', home: null });
    expect((await act('withdrawOffer', proof)).data).toEqual({ withdrawOffer: true });
    expect(failure(await change(proof, { message: 'x' }))).toContain('(INVALID)');
  });

  test('a refusal needs a reason, which the sender reads, and the draft goes to the trash', async () => {
    const proof = await confirmed();
    expect((await decide({ decision: 'refuse' })).status).toBe(403);
    expect(
      (await decide({ decision: 'refuse', reason: 'outside', note: 'È a 40 km.' })).status,
    ).toBe(200);
    const [mail] = await mails(2);
    expect(mail?.text).toContain('Non è in città o non è per chi studia');
    expect(mail?.text).toContain('È a 40 km.');
    expect(await look(proof)).toMatchObject({ state: 'refused' });
    expect(
      await cms.control.count(
        'accommodations',
        `owner_email = '${email}' AND deleted_at IS NOT NULL`,
      ),
    ).toBe(1);
  });

  test('a repeated address or telephone and a very low price are marked', async () => {
    await confirmed();
    const { home } = await read();
    email = `again-${count}@example.org`;
    const price = { priceMin: '31' };
    await confirmed({
      ...complete,
      ...price,
      address: 'vicolo nuovo, 77',
      ownerPhone: '+39 0575-991991',
    });
    expect(await read()).toMatchObject({
      marks: ['sameAddress', 'samePhone'],
      similar: expect.arrayContaining([home]) as number[],
    });
  });

  test.each([
    [{ title: '' }],
    [{ excerpt: 'x'.repeat(301) }],
    [{ accommodationType: 'constructor' }],
    [{ includedServices: 'wifi,evil' }],
    [{ priceMin: '12e3' }],
    [{ accommodationType: 'hostel' }],
    [{ energyExemption: '' }],
    [{ energyClass: 'B' }],
    [{ shownContacts: 'email,phone', ownerPhone: '' }],
    [{ availableFrom: '2020-01-01' }],
    [{ description: 'x'.repeat(30_000) }],
  ])('the form with %j is refused', async (part) => {
    const answer = await sendForm({ ...complete, ...part }, { stamp });
    expect(failure(answer)).toContain('(OFFER_INVALID)');
    expect(await cms.control.count('offers', '1 = 1')).toBe(0);
  });

  test('a form that was sent too early, with a forged time, or too often is refused', async () => {
    const { data } = await send('{ formStamp }');
    const early = await sendForm(complete, { stamp: data?.formStamp });
    expect(failure(early)).toContain('(FORM_UNTIMELY)');
    const forged = await sendForm(complete, { stamp: `abc.${'A'.repeat(24)}` });
    expect(failure(forged)).toContain('(FORM_UNTIMELY)');
    for (let sent = 0; sent < 3; sent += 1)
      expect((await sendForm(complete, { stamp })).data).toEqual({ offerHome: true });
    expect(failure(await sendForm(complete, { stamp }))).toContain('(RATE_LIMITED)');
    expect(await mails(3)).toHaveLength(3);
  });

  test('a forged link is worth nothing, and no answer, log or table has data of the sender', async () => {
    const proof = await confirmed();
    const forged = { ...proof, code: 'A'.repeat(32) };
    expect(await look(forged)).toBeNull();
    for (const mutation of ['confirmOffer', 'withdrawOffer'])
      expect(failure(await act(mutation, forged))).toContain('(INVALID)');
    expect(failure(await change(forged, { message: 'x' }))).toContain('(INVALID)');
    expect((await staff(`/offers/${await row()}`, undefined, 'GET', 'author')).status).toBe(403);
    expect(
      (await staff(`/offers/${await row()}`, { decision: 'accept' }, 'PATCH', 'author')).status,
    ).toBe(403);
    const seen = JSON.stringify(await look(proof));
    const { home } = await read();
    for (const secret of [email, '991 991', 'Marta']) {
      expect(seen).not.toContain(secret);
      expect(cms.log).not.toContain(secret);
    }
    await decide({ decision: 'accept' });
    const owner = { ownerEmail: 'new@example.org', _status: 'published' };
    await staff(`/accommodations/${home}?locale=it`, owner);
    expect(await look(proof)).toBeNull();
  });

  test('offers disappear: unconfirmed after 48 hours, closed ones after the days that the office has set', async () => {
    const late = await offer();
    await purge(47 / 24);
    expect(await look(late)).toMatchObject({ state: 'unconfirmed' });
    await purge(49 / 24);
    expect(await look(late)).toBeNull();
    email = `gone-${count}@example.org`;
    const proof = await confirmed();
    await act('withdrawOffer', proof);
    await staff('/globals/siteInfo?locale=it', { offerDays: 30 }, 'POST');
    await purge(29);
    expect(await look(proof)).toMatchObject({ state: 'withdrawn' });
    await purge(31);
    expect(await look(proof)).toBeNull();
    expect(await cms.control.count('accommodations', `owner_email = '${email}'`)).toBe(0);
  });

  test('the form and the admin have the same fields', async () => {
    const fields = z
      .array(
        z.object({
          name: z.string(),
          type: z.string(),
          required: z.boolean(),
          maxLength: z.number().nullable(),
        }),
      )
      .parse(await cms.control.edit('fieldsOf'));
    const types = {
      text: ['text', 'email'],
      lines: ['textarea', 'richText'],
      count: ['number'],
      number: ['number'],
      euros: ['number'],
      day: ['date'],
      choice: ['select'],
      choices: ['select'],
    };
    const others = ['description', 'address', 'shownContacts'];
    for (const name of offerFieldNames.filter((one) => !others.includes(one))) {
      const { kind, max } = offerField(name);
      const field = fields.find((one) => one.name === name);
      expect([name, types[kind]]).toEqual([name, expect.arrayContaining([field?.type])]);
      if (kind === 'text')
        expect([name, max]).toEqual([name, Math.min(max, field?.maxLength ?? max)]);
    }
    const required = fields.filter((one) => one.required).map(({ name }) => name);
    expect(offerFieldNames.filter((name) => offerField(name).required)).toEqual(
      expect.arrayContaining(required),
    );
  });
}
