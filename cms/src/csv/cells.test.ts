import { optionCell, optionsCell } from './choiceCells';
import { contactsCell } from './contactsCell';
import { csvText } from './csvText';
import { dayCell, lastDayCell, parseDay } from './days';
import { escapeFormula, unescapeFormula } from './escapeFormula';
import { endCell, momentCell, parseEndAfter, parseMoment } from './moments';
import { parseNumber } from './numbers';
import { readCsv } from './readCsv';
import { htmlToLexical } from '../richText/htmlToLexical';
import { richTextCell } from './textCells';

it.each(['a\n=1', 'a\r=1', 'a\r\n=1'])('%j stays one cell', (cell) => {
  expect(csvText([['id', cell]])).toBe(`\uFEFFid;"${cell}"\r\n`);
});

it.each([
  ['title_it\n"a', 'Line 2 cannot be read: it has quotation marks that do not end.'],
  ['title_it\na;b', 'Line 2 cannot be read: it has a filled cell below a column without a name.'],
])('%j is refused in words, without the code of a library', (text, words) => {
  expect(() => readCsv(Buffer.from(text))).toThrow(words);
});

const context = {
  language: 'it' as const,
  categories: { nameOf: new Map<number, string>(), idOf: new Map<string, number>() },
  files: { nameOf: new Map<number, string>(), idOf: new Map<string, number>() },
  addresses: { pathOf: () => undefined, entryAt: () => undefined },
};

test('each paragraph and each item of a list is a line, also in a list inside a list', () => {
  const html = '<p>a</p><ul><li>b</li><li><ul><li>c</li><li>d</li></ul></li></ul>';
  expect(richTextCell.format(htmlToLexical(html), context)).toBe('a\nb\nc\nd');
});

describe('numbers', () => {
  it.each([
    ['300', 300],
    ['301,50', 301.5],
    ['301.5', 301.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.234.567,8', 1234567.8],
    ['€ 400', 400],
    ['-3,25', -3.25],
    ['\uff13\uff15\uff10\u202f€', 350],
    ['350 euro', 350],
    ['EUR 350', 350],
    ['350,00 €/mese', 350],
    ['350 euro al mese', 350],
    ['350,-', 350],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1 250,50', 1250.5],
  ])('%s is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each(['due', '1,2,3', '12 o 13', '1.250', '1,250', ''])('"%s" is refused', (text) =>
    expect(() => parseNumber(text)).toThrow(),
  );

  it('have no thousands separator in degrees', () =>
    expect(parseNumber('43,412', { thousands: false })).toBe(43.412));
});

describe('days', () => {
  it.each([
    ['2027-01-15', '2027-01-14T23:00:00.000Z'],
    ['15/07/2027', '2027-07-14T22:00:00.000Z'],
    ['1.7.2027', '2027-06-30T22:00:00.000Z'],
    ['3/9/27', '2027-09-02T22:00:00.000Z'],
    ['03-set-27', '2027-09-02T22:00:00.000Z'],
    ['3 settembre 2027', '2027-09-02T22:00:00.000Z'],
    ['03-Sep-27', '2027-09-02T22:00:00.000Z'],
    ['3 Sept. 2027', '2027-09-02T22:00:00.000Z'],
    ['03-09-2027', '2027-09-02T22:00:00.000Z'],
    ['03/09/2027 00:00:00', '2027-09-02T22:00:00.000Z'],
    ['\uff13/\uff19/\uff12\uff17\u00a0', '2027-09-02T22:00:00.000Z'],
    ['15 GEN 2027', '2027-01-14T23:00:00.000Z'],
    ['1° luglio 2027', '2027-06-30T22:00:00.000Z'],
    ['1º luglio 2027', '2027-06-30T22:00:00.000Z'],
    ['giovedì 15 luglio 2027', '2027-07-14T22:00:00.000Z'],
    ['July 15th, 2027', '2027-07-14T22:00:00.000Z'],
    ['2027/7/15', '2027-07-14T22:00:00.000Z'],
    ['2027-07-15T00:00:00', '2027-07-14T22:00:00.000Z'],
  ])('%s begins at midnight in Rome', (text, moment) => {
    expect(parseDay(text)).toBe(moment);
    expect(parseDay(dayCell.format(moment, context))).toBe(moment);
  });

  it.each([
    ['2027-01-15', '2027-01-15T22:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ])('%s as a last day ends at midnight in Rome', (text, moment) => {
    expect(lastDayCell.parse(text, context, undefined)).toBe(moment);
    expect(lastDayCell.format(moment, context)).toBe(text);
  });

  it.each(['31/02/2027', '2027-13-01', '12/2027', 'domani', '02/30/2027', '3-xyz-27', '3/9/7'])(
    '"%s" is refused',
    (text) => expect(() => parseDay(text)).toThrow(),
  );
});

describe('moments', () => {
  it.each([
    ['2027-07-15 18:30', '2027-07-15T16:30:00.000Z'],
    ['15/07/2027 18.30', '2027-07-15T16:30:00.000Z'],
    ['15/7/27, ore 18', '2027-07-15T16:00:00.000Z'],
    ['giovedì 15 luglio 2027 alle 18:30', '2027-07-15T16:30:00.000Z'],
    ['2027-01-15T18:30:00', '2027-01-15T17:30:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(momentCell.parse(text, context, undefined)).toBe(moment);
    expect(parseMoment(momentCell.format(moment, context)).toISOString()).toBe(moment);
  });
  it.each(['15/07/2027', '15/07/2027 25:00', 'ore 18', '31/02/2027 18:00', 'giovedì alle 18'])(
    '"%s" is refused',
    (text) => expect(() => parseMoment(text)).toThrow(),
  );
  it('have an end without an hour, which is the last moment of its day', () =>
    expect(endCell.parse('15/07/2027', context, undefined)).toBe('2027-07-15T21:59:59.999Z'));
  it.each([
    ['20:00', '2027-07-15T18:00:00.000Z'],
    ['ore 2', '2027-07-16T00:00:00.000Z'],
    ['16/7/2027 02:00', '2027-07-16T00:00:00.000Z'],
  ])('end at %s', (text, end) =>
    expect(parseEndAfter(new Date('2027-07-15T16:30:00Z'), text).toISOString()).toBe(end),
  );
});

describe('formulas', () => {
  it.each(['=1+1', '+39 055', '-cmd', '@SUM(A1)', '\tx', '\n=1', '＝1+1', '＠x', "'=1"])(
    '%j is shown instead of executed, and is restored',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    },
  );

  it.each(['-3,25', '12', 'a=b', "'ciao'", ''])('%j stays unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});

describe('contacts', () => {
  const linkOf = (text: string) =>
    (contactsCell.parse(text, context, undefined) as { kind: string; href: string }[]).map(
      ({ kind, href }) => `${kind}=${href}`,
    );

  it.each([
    ['+39 071 123456', 'phone=tel:+39071123456'],
    ['071/12.34.56', 'phone=tel:071123456'],
    ['Tel. 071 123456', 'phone=tel:071123456'],
    ['\uff0b\uff13\uff19\u00a0\uff10\uff17\uff11 \u202a123456\u202c', 'phone=tel:+39071123456'],
    ['phone=+39 071 123456', 'phone=tel:+39071123456'],
    ['phone=tel:+39071123456', 'phone=tel:+39071123456'],
    ['marta@example.org', 'email=mailto:marta@example.org'],
    ['email=marta@example.org\u200b', 'email=mailto:marta@example.org'],
    ['www.example.org/casa', 'website=https://www.example.org/casa'],
    ['https://example.org/casa\u200b', 'website=https://example.org/casa'],
    ['whatsapp=https://wa.me/39071', 'whatsapp=https://wa.me/39071'],
    ['(+39) 071 123456', 'phone=tel:+39071123456'],
    ['071–123456', 'phone=tel:071123456'],
    ['Marta Neri <marta@example.org>', 'email=mailto:marta@example.org'],
    ['marta@example.org;', 'email=mailto:marta@example.org'],
    ['casa.example.it/stanze', 'website=https://casa.example.it/stanze'],
  ])('%s is %s', (text, link) => expect(linkOf(text)).toEqual([link]));

  it.each(['071 123456 / 333 1234567', '071 123456, 333 1234567', '071 123456\n333 1234567'])(
    '%j is two numbers',
    (text) => expect(linkOf(text)).toEqual(['phone=tel:071123456', 'phone=tel:3331234567']),
  );

  it.each([
    ['phone', 'tel:+39071123456', 'tel. +39071123456'],
    ['phone', 'tel:071123456', 'tel. 071123456'],
    ['phone', 'tel:071-123', 'phone=tel:071-123'],
    ['email', 'mailto:marta@example.org', 'marta@example.org'],
    ['website', 'https://example.org/casa', 'https://example.org/casa'],
    ['whatsapp', 'https://wa.me/39071', 'whatsapp=https://wa.me/39071'],
  ])(
    'an export writes a %s to %s as people do, and an import reads the same',
    (kind, href, text) => {
      expect(contactsCell.format([{ kind, href }], context)).toBe(text);
      expect(linkOf(text)).toEqual([`${kind}=${href}`]);
    },
  );

  it.each(['Marta', 'fax=12345', '12', 'marta@example', 'website=javascript:1'])(
    '"%s" is refused',
    (text) => expect(() => linkOf(text)).toThrow(/not a contact/),
  );
});

describe('choices', () => {
  const free = optionCell([{ value: 'busy', label: { it: 'Occupato', en: 'Taken' } }], {
    it: 'Disponibile',
    en: 'Available',
  });
  it.each([
    ['Disponibile', null],
    ['DISPONIBILE\u00a0', null],
    ['available', null],
    ['occu\u00adpato', 'busy'],
    ['busy', 'busy'],
    ['Taken', 'busy'],
  ])('%s is %s', (text, value) => expect(free.parse(text, context, undefined)).toBe(value));
  it('names the empty choice too', () =>
    expect(() => free.parse('forse', context, undefined)).toThrow(/Available, Taken/));
});

test('a list of choices is read with the signs that people put between them', () => {
  const cell = optionsCell([
    { value: 'wifi', label: { it: 'Wi-Fi', en: 'Wi-Fi' } },
    { value: 'washer', label: { it: 'Lavatrice', en: 'Washing machine' } },
  ]);
  for (const text of ['Wi-Fi|Lavatrice', 'wi-fi, lavatrice', 'Wi-Fi;Lavatrice', 'wifi\nlavatrice'])
    expect(cell.parse(text, context, undefined)).toEqual(['wifi', 'washer']);
});

describe('a file', () => {
  const rows = (text: string) => readCsv(new TextEncoder().encode(text));

  it.each([
    ['a;b\n1;2,5\n', { a: '1', b: '2,5' }],
    ['a,b\r\n1,"2,5"\r\n', { a: '1', b: '2,5' }],
    ['\uFEFFA;B\n1;2,5', { A: '1', B: '2,5' }],
    ['"a, uno";b\n1;2,5', { 'a, uno': '1', b: '2,5' }],
    ['a;b\n\u200b1\u00a0;\u20682,5\u2069', { a: '1', b: '2,5' }],
    ['a\tb\n1\t2,5', { a: '1', b: '2,5' }],
    ['\n> studium csv\n> node csv.ts\n\na;b\n1;2,5', { a: '1', b: '2,5' }],
    ['\uFEFFsep=;\r\na;b\r\n1;2,5', { a: '1', b: '2,5' }],
  ])('%j is read', (text, cells) => expect(rows(text)[0]?.cells).toEqual(cells));

  it('is refused by its size before its cells are read', () => {
    const content = new TextEncoder().encode(`${'a;'.repeat(400)}\n${'1\n'.repeat(2000)}`);
    const columns = jest.fn(() => {
      throw new Error('too large');
    });
    expect(() => readCsv(content, { columns })).toThrow('too large');
    expect(columns).toHaveBeenCalledWith(expect.arrayContaining(['a']), 2000);
  });

  it.each([
    ['columns without a name', `a${';'.repeat(500)}\n1`, 'more than 500 columns'],
    ['cells beside the columns', `a\n1${';'.repeat(500)}`, 'more than 500 columns'],
    ['a long cell', `a\n${'x'.repeat(40_000)}`, 'more than 32767 characters'],
    ['a row of many cells', `a\n${';'.repeat(300_000)}`, 'more than 300000 cells'],
  ])('is refused with %s', (_, text, fault) =>
    expect(() => readCsv(new TextEncoder().encode(text), { maxRows: 2000 })).toThrow(fault),
  );

  it('is read no further than one row beyond the limit', () => {
    // The quotation mark that never ends is not reported, because it is not reached.
    const content = new TextEncoder().encode(`a\n${'1\n'.repeat(2000)}"`);
    const columns = jest.fn((names: readonly string[]) => names);
    expect(readCsv(content, { maxRows: 1000, columns })).toHaveLength(1001);
    expect(columns).toHaveBeenCalledWith(['a'], 1001);
  });

  it('counts rows as Excel does, even if cells have several lines', () => {
    const lines = rows('a;b\n"x\ny";1\n\nz;2\n;\nlast;3').map(({ line }) => line);
    expect(lines).toEqual([2, 4, 6]);
  });

  it.each(['a;b\n"x;1', 'a;b\n1;2;3'])('%j is refused', (text) =>
    expect(() => rows(text)).toThrow(/cannot be read/),
  );
});
