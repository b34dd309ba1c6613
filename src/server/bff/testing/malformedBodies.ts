import { operationHashes } from '@/gql/operationHashes';
import { createRandom } from '@/lib/testing/createRandom';

interface Malformed {
  path: string;
  body: Buffer;
  type: string;
}

/** For tests: invalid requests; the same seed gives the same ones. */
export function malformedBodies(seed: number, count: number): Malformed[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const hashes = Object.values(operationHashes);

  const scalars = [null, true, false, 0, -1, 1e308, '', '\u0000', '\ud800', '💩', '__proto__'];
  const value = (depth: number): unknown => {
    const kind = below(depth > 3 ? 1 : 4);
    if (kind === 1) return Array.from({ length: below(6) }, () => value(depth + 1));
    if (kind > 1) {
      const names = ['operation', 'variables', '__proto__', 'constructor', 'email', 'id', 'x'];
      const fields = Array.from({ length: below(5) }, () => [one(names), value(depth + 1)]);
      return Object.fromEntries(fields) as unknown;
    }
    return one(scalars);
  };
  const json = (content: unknown) => Buffer.from(JSON.stringify(content));
  const call = (variables: unknown) => ({ operation: one(hashes), variables });

  const kinds: (() => Buffer)[] = [
    () => Buffer.from(Array.from({ length: below(200) }, () => below(256))),
    () => json(value(0)),
    () => json({ operation: value(0), variables: value(0) }),
    // No operation has the key `wrong`, so that no call is valid by accident.
    () => json(call({ wrong: value(0), email: value(1), password: value(1) })),
    () => json({ ...call({}), batch: [value(0)] }),
    () => json([call({}), call({})]),
    () =>
      json({
        operation: one(hashes).replace(/./g, () => below(16).toString(16)),
        variables: {},
      }),
    () => json(call({ wrong: {} })).subarray(0, 1 + below(90)),
    () => Buffer.from('['.repeat(1 + below(60_000))),
    () => Buffer.from(`{"operation":"${one(hashes)}","variables":{"__proto__":{"x":1}}}`),
    () => Buffer.from(`{"a":${'9'.repeat(1 + below(400))}e${below(999)}}`),
    () => Buffer.alloc(65_537 + below(10_000), 'x'),
    () => json({ query: '{ viewer { id } }', operationName: value(1) }),
  ];
  const types = [...Array<string>(9).fill('application/json'), 'text/plain', 'application/json;x'];
  return Array.from({ length: count }, () => ({
    path: one(['/api', '/api', '/api/session']),
    body: one(kinds)(),
    type: one(types),
  }));
}
