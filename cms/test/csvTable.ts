import type { TestCms } from './cms';
import { CsvCommand } from './CsvCommand';

jest.setTimeout(60_000);

function openCommand(cms: TestCms): CsvCommand {
  const command = new CsvCommand(cms);
  beforeAll(() => command.open());
  afterAll(() => command.close());
  return command;
}

/** Tests the reports that the staff gets before anything is written. */
export function testCsvReports(cms: TestCms): void {
  const command = openCommand(cms);

  test('an export of places changes nothing', async () => {
    await command.run('export', 'poi', command.file('all.csv'));
    const { code, output } = await command.run('import', 'poi', command.file('all.csv'));
    expect(output).toContain('0 nuovi, 0 cambiati');
    expect(output).toContain('0 con errori');
    expect(output).toContain('niente è stato scritto');
    expect(code).toBe(0);
  });

  test('a file that is not there, or cannot be written, is named in one sentence', async () => {
    // The path is relative to the folder in which npm was called.
    const missing = await command.run('import', 'poi', 'nowhere.csv');
    expect(missing.output).toMatch(/^Non posso leggere il file \/.*\/nowhere\.csv\.\n$/);
    expect(missing.code).toBe(1);
    expect(await command.run('export', 'poi', command.file('nowhere/poi.csv'))).toEqual({
      code: 1,
      output: `Non posso scrivere il file ${command.file('nowhere/poi.csv')}.\n`,
    });
  });

  test('wrong words are answered with the usage', async () => {
    for (const words of [
      ['export', 'users'],
      ['import', 'poi', 'table.csv', '--wirte'],
    ]) {
      const { code, output } = await command.run(...words);
      expect([words, code]).toEqual([words, 1]);
      expect(output).toMatch(
        /^Uso: csv export accommodations\|services\|events\|news\|poi\|redirects \[file\]/,
      );
    }
  });
}

/** Tests imports that write, which must succeed completely or change nothing. */
export function testCsvWrites(cms: TestCms): void {
  const command = openCommand(cms);

  test('--write imports the format of Italian Excel, and new drafts are not public', async () => {
    const file = await command.writeTable(
      '\uFEFFslug_it;title_it;slug_en;title_en;kind;price_from;price_is;bedrooms;beds;bathrooms;included;available_from;latitude;categories;rules_it;rules_en',
      'two-it;Due stanze;two-en;Two rooms;Appartamento;1.250,50;casa intera;3;4;1;Wi-Fi|Lavatrice;01/02/2027;43,5;case;"Niente fumo\r\nNiente feste";No smoking',
      'casa-nuova;Casa nuova;;New house;Studio;400;Per room;1;1;1;Gas;2027-03-01;;camere|case;;',
    );
    const first = await command.run('import', 'accommodations', file, '--write');
    expect(first.output).toContain('Scritto.');
    expect(first.code).toBe(0);
    expect(await command.accommodation('it', 'two-it')).toMatchObject({
      title: 'Due stanze',
      priceMin: 1250.5,
      bedrooms: 3,
      includedServices: ['wifi', 'washingMachine'],
      availableFrom: '2027-01-31T23:00:00+00:00',
      address: { address: 'Via Roma 1', lat: 43.5 },
      categories: [{ slug: 'case' }],
      houseRules: '<p>Niente fumo</p><p>Niente feste</p>',
    });
    expect(await command.accommodation('en', 'two-en')).toMatchObject({
      title: 'Two rooms',
      houseRules: '<p>No smoking</p>',
    });
    expect(await command.accommodation('it', 'casa-nuova')).toBeNull();
    const again = await command.run('import', 'accommodations', file, '--write', '--lang', 'en');
    expect(again.output).toContain('0 new, 0 changed, 2 unchanged');
  });

  test('--publish publishes new entries in the languages that they have', async () => {
    const file = await command.writeTable(
      'slug_it,title_it,title_en,kind,price_from,price_is,bedrooms,beds,bathrooms,contacts',
      'pubblica,Casa pubblica,Public house,studio,400,perRoom,1,1,1,phone=tel:+390555666',
      'italiana,Casa italiana,,studio,400,perRoom,1,1,1,',
    );
    const written = await command.run('import', 'accommodations', file, '--write', '--publish');
    expect(written.output).toContain('Scritto.');
    expect(await command.accommodation('it', 'pubblica')).toMatchObject({ title: 'Casa pubblica' });
    expect(await command.accommodation('en', 'public-house')).toMatchObject({
      title: 'Public house',
    });
    expect(await command.accommodation('it', 'italiana')).toMatchObject({ title: 'Casa italiana' });
    const lacking = await command.writeTable('title_it,kind', 'Senza prezzo,studio');
    const { code, output } = await command.run('import', 'accommodations', lacking, '--publish');
    expect(code).toBe(1);
    expect(output).toMatch(/Prezzo, .*: .*obbligatorio/i);
  });

  test('if the third write fails, the earlier writes are rolled back', async () => {
    await cms.control.edit('trouble');
    const before = await command.exportAll();
    const file = await command.writeTable(
      'slug_it,title_it,price_from',
      'brand-new,Brand new,100',
      'one-it,One changed,310',
      'three-it,Three it,777',
      'four-it,Four changed,910',
    );
    const { code, output } = await command.run(
      'import',
      'accommodations',
      file,
      '--write',
      '--lang',
      'en',
    );
    expect(code).toBe(1);
    expect(output).toContain('Line 4 could not be written');
    expect(output).toContain('nothing was changed');
    expect(await command.exportAll()).toBe(before);
    expect(await command.accommodation('it', 'one-it')).toMatchObject({
      title: 'One it',
      priceMin: 300,
    });
    // The database is not locked any more.
    const good = await command.writeTable('slug_it,price_from', 'one-it,310');
    expect((await command.run('import', 'accommodations', good, '--write')).code).toBe(0);
    expect(await command.accommodation('it', 'one-it')).toMatchObject({ priceMin: 310 });
  });
}
