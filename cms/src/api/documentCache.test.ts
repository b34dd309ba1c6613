import { type DocumentNode, parse } from 'graphql';
import { documentCache } from './documentCache';

const longQuery = (number: number): string => `{ a${number}: entries { ${'id '.repeat(5000)}} }`;

it('removes the oldest queries when the total text is too long', () => {
  const { documentCache: documents, errorCache: errors } = documentCache();
  const document: DocumentNode = parse('{ entries { id } }');
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  for (const number of numbers) {
    documents.set(longQuery(number), document);
    errors.set(longQuery(number), new Error('broken'));
  }
  const cachedIn = (cache: { get: (text: string) => unknown }) =>
    numbers.filter((number) => cache.get(longQuery(number)) !== undefined);
  for (const cached of [cachedIn(documents), cachedIn(errors)]) {
    expect(cached.length * longQuery(0).length).toBeLessThanOrEqual(400_000);
    expect(cached.length).toBeGreaterThan(10);
    expect(cached.at(-1)).toBe(99);
  }
});
