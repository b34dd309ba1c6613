import type { QueryEntryCountArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import { entryQueries } from './entryQueries';

// Jest cannot load the forms of the sections, which import Payload.
jest.mock('../../sections/registry', () => ({ partsOf: () => ({ filters: {} }) }));

const count = jest.fn(() => Promise.resolve(2));
const ids = jest.fn(() => Promise.resolve(new Set([1, 2])));
const context = { read: { count, ids } } as unknown as ApiContext;

const countEntries = (args: QueryEntryCountArgs) => entryQueries.entryCount(null, args, context);

beforeEach(() => jest.clearAllMocks());

test('sections of one site are counted without their ids, because they share no entry', async () => {
  expect(await countEntries({ section: ['news', 'events'], unique: true })).toBe(4);
  expect(ids).not.toHaveBeenCalled();
});

test('an entry in two sites is counted once', async () => {
  expect(await countEntries({ section: ['news'], site: ['*'], unique: true })).toBe(2);
  expect(count).not.toHaveBeenCalled();
});
