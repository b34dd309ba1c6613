/** Random values that are the same for the same seed (mulberry32), so that a failure can be reproduced. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Returns true once in so many calls on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  one<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  /** Returns fewer values than a limit. */
  some<Value>(limit: number, create: () => Value): Value[] {
    return Array.from({ length: this.below(limit) }, create);
  }

  /** Returns a text that is likely to break a parser or a filter. */
  text(): string {
    if (this.oneIn(12)) return this.one(hostile).repeat(this.below(400));
    return this.some(4, () => this.one(this.oneIn(2) ? hostile : plain)).join('');
  }

  /** Returns any JSON value, a few levels deep. */
  json(depth = 0): unknown {
    const kind = this.below(depth > 3 ? 2 : 4);
    if (kind === 2) return this.some(5, () => this.json(depth + 1));
    if (kind === 3)
      return Object.fromEntries(this.some(5, () => [this.one(names), this.json(depth + 1)]));
    return kind === 0 ? this.text() : this.one(scalars);
  }
}

const plain = ['a', 'casa', '0', '-1', '42', 'it', 'en', '99999999999999999999', 'true', ' '];

const hostile = [
  '..',
  '../',
  '..\\',
  '%2e%2e%2f',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\r\nx: y',
  '\u202e',
  '\ud800',
  '💩',
  'ﷺ',
  'é̈̈̈',
  "' OR 1=1 --",
  '"; DROP TABLE visitors; --',
  '%25',
  '*',
  '_',
  '"',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  '[object Object]',
  'javascript:alert(1)',
  '//evil.example',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'NaN',
  '1e309',
  '[]',
  '[$ne]',
  ';',
  '&',
  '#',
  '?',
  '=',
  '+',
] as const;

const scalars = [null, true, false, 0, -1, 0.5, 1e308, -0, 2 ** 53, 2 ** 31, '', 'it', 'en'];

const names = [
  'id',
  'slug',
  'site',
  'section',
  'email',
  'password',
  'query',
  'variables',
  'operation',
  '__proto__',
  'constructor',
  'toString',
];
