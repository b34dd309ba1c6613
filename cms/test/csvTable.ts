import { writeFile } from 'node:fs/promises';
import type { TestCms } from './cms';
import { CsvOffice } from './CsvOffice';

jest.setTimeout(60_000);

function officeOf(cms: TestCms): CsvOffice {
  const office = new CsvOffice(cms);
  beforeAll(() => office.open());
  afterAll(() => office.close());
  return office;
}

/** What the office is told before anything is written. */
export function testCsvReports(cms: TestCms): void {
  const office = officeOf(cms);

  test.each(['accommodations', 'poi'])('an export of %s changes nothing', async (collection) => {
    for (const language of collection === 'poi' ? ['it'] : ['it', 'en']) {
      await office.csv('export', collection, office.file('all.csv'), '--lang', language);
      const { code, said } = await office.csv(
        'import',
        collection,
        office.file('all.csv'),
        '--lang',
        'en',
      );
      expect(said).toContain('0 new, 0 changed');
      expect(said).toContain('0 with faults');
      expect(code).toBe(0);
    }
  });

  test('a dry run tells every line and writes nothing', async () => {
    const before = await office.exported();
    const file = await office.table(
      'slug_it;title_it;price_from;title_en',
      'one-it;One it;301,50;One en',
      'two-it;Two it;500;Two en',
      'new-it;Casa nuova;400;New house',
    );
    const { code, said } = await office.csv('import', 'accommodations', file);
    expect(code).toBe(0);
    expect(said).toContain('riga 2  cambia  One it: price_from');
    expect(said).toContain('riga 3  invariato  Two it');
    expect(said).toContain('riga 4  nuovo  Casa nuova (bozza)');
    expect(said).toContain('1 nuovi, 1 cambiati, 1 invariati, 0 con errori.');
    expect(said).toContain('niente è stato scritto');
    expect(await office.exported()).toBe(before);
  });

  test('faults are told in the language asked for, and nothing is written', async () => {
    const before = await office.exported();
    const file = await office.table(
      'id,slug_it,title_it,kind,bedrooms,available_from,categories,included,slug_en,cin',
      ',one-it,One it,Castello,due,31/02/2027,torri,Sauna,two-en,',
      '99902,,,,,,,,,',
      ',two-it,,singleRoom,2,,case,,two-en,',
      ',two-it,Again,singleRoom,2,,case,,,',
      ',three-it,Three it,Ostello,3,,case,,three-en,',
      ',good-it,Good,singleRoom,3,,case,,,',
    );
    const { code, said } = await office.csv(
      'import',
      'accommodations',
      file,
      '--write',
      '--lang',
      'en',
    );
    expect(code).toBe(1);
    const lines = said.split('\n');
    for (const words of [
      'kind: “Castello” is not among the choices',
      'bedrooms: “due” is not a number',
      'available_from: “31/02/2027” is not a date',
      'no category with the address “torri”',
      'included: “Sauna” is not among',
      'slug_en: The address belongs to other content',
    ])
      expect(lines[0]).toContain(words);
    expect(lines[1]).toContain('no content of this kind with the id 99902');
    expect(lines[2]).toMatch(/title_it: .*required/i);
    expect(lines[3]).toContain('the same content as line 4');
    expect(lines[4]).toContain('cin: This kind of accommodation needs the code.');
    expect(lines[5]).toContain('new  Good (draft)');
    expect(said).toContain('Nothing was written');
    expect(await office.exported()).toBe(before);
  });

  test('what cannot be used at all is said in one sentence', async () => {
    const unknown = await office.table('slug_it;colour', 'one-it;red');
    expect(await office.csv('import', 'accommodations', unknown, '--lang', 'en')).toEqual({
      code: 1,
      said: 'Unknown columns: colour.\n',
    });
    await writeFile(office.file('latin.csv'), Buffer.from('title_it\nCaff\xe8', 'latin1'));
    expect((await office.csv('import', 'poi', office.file('latin.csv'))).said).toMatch(
      /non è in UTF-8/,
    );
    expect((await office.csv('import', 'poi', office.file('nowhere.csv'))).code).toBe(1);
    expect((await office.csv('export', 'users')).said).toMatch(/^Uso:/);
  });
}

/** What the office writes, which is for the database to keep as a whole. */
export function testCsvWrites(cms: TestCms): void {
  const office = officeOf(cms);

  test('--write writes what Excel in Italy saves, and drafts stay unseen', async () => {
    const file = await office.table(
      '\uFEFFslug_it;title_it;slug_en;title_en;kind;price_from;price_is;bedrooms;beds;bathrooms;included;available_from;latitude;categories;rules_it;rules_en',
      'two-it;Due stanze;two-en;Two rooms;Appartamento;1.250,50;casa intera;3;4;1;Wi-Fi|Lavatrice;01/02/2027;43,5;case;"Niente fumo\r\nNiente feste";No smoking',
      'casa-nuova;Casa nuova;;New house;Studio;400;Per room;1;1;1;Gas;2027-03-01;;camere|case;;',
    );
    const first = await office.csv('import', 'accommodations', file, '--write');
    expect(first.said).toContain('Scritto.');
    expect(first.code).toBe(0);
    expect(await office.home('it', 'two-it')).toMatchObject({
      title: 'Due stanze',
      priceMin: 1250.5,
      bedrooms: 3,
      includedServices: ['wifi', 'washingMachine'],
      availableFrom: '2027-01-31T23:00:00+00:00',
      address: { address: 'Via Roma 1', lat: 43.5 },
      categories: [{ slug: 'case' }],
      houseRules: '<p>Niente fumo</p><p>Niente feste</p>',
    });
    expect(await office.home('en', 'two-en')).toMatchObject({
      title: 'Two rooms',
      houseRules: '<p>No smoking</p>',
    });
    expect(await office.home('it', 'casa-nuova')).toBeNull();
    const again = await office.csv('import', 'accommodations', file, '--write', '--lang', 'en');
    expect(again.said).toContain('0 new, 0 changed, 2 unchanged');
  });

  test('--publish makes new entries public in the languages that they have', async () => {
    const file = await office.table(
      'slug_it,title_it,title_en,kind,price_from,price_is,bedrooms,beds,bathrooms',
      'pubblica,Casa pubblica,Public house,studio,400,perRoom,1,1,1',
      'italiana,Casa italiana,,studio,400,perRoom,1,1,1',
    );
    await office.csv('import', 'accommodations', file, '--write', '--publish');
    expect(await office.home('it', 'pubblica')).toMatchObject({ title: 'Casa pubblica' });
    expect(await office.home('en', 'public-house')).toMatchObject({ title: 'Public house' });
    expect(await office.home('it', 'italiana')).toMatchObject({ title: 'Casa italiana' });
    const lacking = await office.table('title_it,kind', 'Senza prezzo,studio');
    const { code, said } = await office.csv('import', 'accommodations', lacking, '--publish');
    expect(code).toBe(1);
    expect(said).toMatch(/price_from: .*obbligatorio/i);
  });

  test('when the third write fails, all that was written before is undone', async () => {
    await cms.keeper.edit('trouble');
    const before = await office.exported();
    const file = await office.table(
      'slug_it,title_it,price_from',
      'brand-new,Brand new,100',
      'one-it,One changed,310',
      'three-it,Three it,777',
      'four-it,Four changed,910',
    );
    const { code, said } = await office.csv(
      'import',
      'accommodations',
      file,
      '--write',
      '--lang',
      'en',
    );
    expect(code).toBe(1);
    expect(said).toContain('Line 4 could not be written');
    expect(said).toContain('everything is as it was');
    expect(await office.exported()).toBe(before);
    expect(await office.home('it', 'one-it')).toMatchObject({ title: 'One it', priceMin: 300 });
    // The database is free again.
    const good = await office.table('slug_it,price_from', 'one-it,310');
    expect((await office.csv('import', 'accommodations', good, '--write')).code).toBe(0);
    expect(await office.home('it', 'one-it')).toMatchObject({ priceMin: 310 });
  });
}
