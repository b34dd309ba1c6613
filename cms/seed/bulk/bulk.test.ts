import { createRandom } from '../random';
import { parseEntriesArgument } from './parseEntriesArgument';
import { generateEntry } from './generateEntry';

describe('the number of entries', () => {
  it.each([
    [[], undefined],
    [['--entries', '10000'], 10_000],
    [['--entries=1'], 1],
  ])('%j is %s', (args, expected) => expect(parseEntriesArgument(args)).toBe(expected));

  it.each([
    [['--entries', 'abc'], 'not "abc"'],
    [['--entries', '-5'], 'not "-5"'],
    [['--entries', '0'], 'not "0"'],
    [['--entries', '1.5'], 'not "1.5"'],
    [['--entries', '99999999'], 'not "99999999"'],
    [['--entries'], 'got none'],
    [['--entries', '5', '6'], 'does not know "6"'],
    [['--entry', '5'], 'does not know "--entry"'],
  ])('%j is refused in one sentence', (args, message) =>
    expect(() => parseEntriesArgument(args)).toThrow(message),
  );
});

test('the same number always generates the same entry', () => {
  const generate = (number: number) =>
    generateEntry({
      number,
      random: createRandom(`bulk ${number}`),
      pictures: [4, 5, 6, 7],
      groups: { accommodationsCategories: [1, 2, 3] },
      today: new Date('2026-11-21T10:00:00Z'),
    });
  expect(generate(12)).toEqual(generate(12));
  expect(generate(12)).not.toEqual(generate(15));
});
