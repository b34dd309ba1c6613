import { isDeepStrictEqual } from 'node:util';
import type { TestCms } from './cms';
import { testRefusals } from './contractOfRefusals';
import { type Actor, actors, groups } from './rights/actors';
import { Office } from './rights/Office';
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

/** An attempt that changes nothing leaves the scene to the next one. */
interface Scene extends Preparation {
  on: Resource;
  subject: Subject;
  before: Snapshot;
}

/** Who may do what, as docs/security.md prints it: every cell is tried, of a section in every way. */
export function testRights(cms: TestCms): void {
  const office = new Office(cms);
  beforeAll(() => office.open(), 60_000);
  let scene: Scene | null = null;

  async function sceneOf(on: Resource, { published = false, scheduled = false }: Way) {
    if (scene?.on === on && scene.published === published && scene.scheduled === scheduled)
      return scene;
    const subject = await office.prepare(on, { published, scheduled });
    scene = { on, published, scheduled, subject, before: await office.snapshot(on) };
    return scene;
  }

  /** Tries one way and compares what came of it with what should. */
  async function attempt(on: Resource, right: Right, way: Way, actor: Actor, may: boolean) {
    const { subject, before } = await sceneOf(on, way);
    const reply = await way.ask({ office, actor, on, subject });
    const after = await office.snapshot(on);
    const did = (way.did ?? right.did)({ office, actor, on, subject, before, after, reply });
    const { status, text } = reply;
    const answer = `${way.how}: ${status} ${text.slice(0, 300)}`;
    if (way.leavesJobs || !isDeepStrictEqual(after, before)) scene = null;
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
      for (const { name, rights } of operations)
        for (const right of rights.filter((one) => one.on.includes(on)))
          test.each(Object.keys(actors) as Actor[])(`${name}: %s`, async (actor) => {
            const allowed: readonly Actor[] = groups[right.may];
            // Pages and sections share the code that decides: what is tried in every way with a section is
            // tried in one with pages.
            const ways = on === 'pages' ? right.ways.slice(0, 1) : right.ways;
            for (const way of ways) await attempt(on, right, way, actor, allowed.includes(actor));
          });
    });
  testRefusals(office);
}
