import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { TestCms } from './cms';
import { testRefusals } from './contractOfRefusals';
import { type Actor, actors, groups } from './rights/actors';
import { RightsClient } from './rights/RightsClient';
import { operations } from './rights/operations';
import {
  names,
  type Preparation,
  type Resource,
  resources,
  type Snapshot,
  type Subject,
} from './rights/resources';
import type { Right } from './rights/Right';
import type { Way } from './rights/Way';

/** A prepared state, which the next attempt reuses if an attempt changes nothing. */
interface PreparedState {
  on: Resource;
  how: Preparation;
  subject: Subject;
  before: Snapshot;
}

const rules = z.array(
  z.object({ owner: z.string(), rule: z.string(), areas: z.array(z.string()) }),
);

/** The collections and globals whose rights are tried. All others decide with the same functions as one of them. */
const owners = [
  ...['news', 'newsCategories', 'media', 'redirects', 'formerAddresses', 'globals/siteInfo'],
  ...['users', 'visitors', 'feedback', 'missedSearches', 'savedSearches', 'visitorSessions'],
  ...['payload-jobs', 'globals/payload-jobs-stats', 'payload-kv', 'payload-migrations'],
  'payload-locked-documents',
  // Tried in contractOfOwners, and in contractOfFeeds.
  'ownerQuestions',
  // Tried in contractOfOffers.
  'offers',
  'feeds',
  // Payload's own rule, which is not tried: people read and write their own preferences.
  'payload-preferences',
];

/** The area of content that belongs to one. */
function areaOf(owner: string): string {
  if (owner === 'ownerQuestions') return 'accommodations';
  if (owner === 'feeds') return 'events';
  return /^globals\/|^redirects$/.test(owner) ? 'site' : owner.replace(/(Categories|Tags)$/, '');
}

/**
 * Tests the cells of the table of rights in docs/security.md.
 *
 * @param chosen the tables
 */
export function testRights(cms: TestCms, chosen: readonly Resource[] = resources): void {
  const client = new RightsClient(cms);
  beforeAll(() => client.open(), 60_000);
  let prepared: PreparedState | null = null;

  async function prepareState(on: Resource, way: Way) {
    const { published = false, scheduled = false, trashed = false } = way;
    const how = { published, scheduled, trashed };
    if (prepared?.on === on && isDeepStrictEqual(prepared.how, how)) return prepared;
    const subject = await client.prepare(on, how);
    prepared = { on, how, subject, before: await client.snapshot(on) };
    return prepared;
  }

  /** Tries one way and compares the result with the expected one. */
  async function attempt(on: Resource, right: Right, way: Way, actor: Actor, may: boolean) {
    const state = await prepareState(on, way);
    const { subject, before } = state;
    const reply = await way.send({ client, actor, on, subject });
    const after = await client.snapshot(on, before);
    const did = (way.did ?? right.did)({ client, actor, on, subject, before, after, reply });
    const { status, text } = reply;
    const answer = `${way.how}: ${status} ${text.slice(0, 300)}`;
    if (way.leavesJobs || !isDeepStrictEqual(after, before)) prepared = null;
    // Other writes may have happened since `before`, such as a login.
    else prepared = { ...state, before: after };
    if (may) {
      expect({ answer, did, succeeded: status < 400 }).toEqual({
        answer,
        did: true,
        succeeded: true,
      });
      return;
    }
    const refused = way.refused?.(reply) ?? status >= 400;
    expect({ answer, did, refused }).toEqual({ answer, did: false, refused: true });
    expect(way.leavesJobs ? { ...after, jobs: before.jobs } : after).toEqual(before);
  }

  for (const on of chosen)
    describe(names[on], () => {
      for (const right of operations.filter((one) => one.on.includes(on)))
        test.each(Object.keys(actors) as Actor[])(`${right.name}: %s`, async (actor) => {
          const allowed: readonly Actor[] = groups[right.may];
          for (const way of right.ways)
            await attempt(on, right, way, actor, allowed.includes(actor));
        });
    });

  test('every collection and global decides its rights like one that is tried, and in its own area', async () => {
    const all = rules.parse(await cms.control.edit('rules'));
    const tried = new Set(all.flatMap(({ owner, rule }) => (owners.includes(owner) ? rule : [])));
    expect(all.filter(({ rule }) => !tried.has(rule)).map(({ owner }) => owner)).toEqual([]);
    const ofAnArea = new Set(all.flatMap(({ areas, rule }) => (areas.length === 1 ? rule : [])));
    const limited = all.filter(({ rule }) => ofAnArea.has(rule));
    expect(limited.map(({ owner, areas }) => [owner, ...areas])).toEqual(
      limited.map(({ owner }) => [owner, areaOf(owner)]),
    );
  });
  if (chosen === resources) testRefusals(client);
}
