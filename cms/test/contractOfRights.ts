import { isDeepStrictEqual } from 'node:util';
import type { TestCms } from './cms';
import { testRefusals } from './contractOfRefusals';
import { type Actor, actors, groups } from './rights/actors';
import { RightsClient } from './rights/RightsClient';
import { operations } from './rights/operations';
import {
  type Preparation,
  type Resource,
  resources,
  type Snapshot,
  type Subject,
  things,
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

/** The only operation that is tested with pages, which share the code for rights with the sections. */
const operationOnPages = 'change what visitors see';

const isTested = (operation: string, on: Resource): boolean =>
  on !== 'pages' || operation === operationOnPages;

/** Tests the cells of the table of rights in docs/security.md. */
export function testRights(cms: TestCms): void {
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

  for (const on of resources)
    describe(things[on].name, () => {
      for (const { name, rights } of operations.filter((one) => isTested(one.name, on)))
        for (const right of rights.filter((one) => one.on.includes(on)))
          test.each(Object.keys(actors) as Actor[])(`${name}: %s`, async (actor) => {
            const allowed: readonly Actor[] = groups[right.may];
            for (const way of right.ways)
              await attempt(on, right, way, actor, allowed.includes(actor));
          });
    });
  testRefusals(client);
}
