import type { BasePayload, CollectionSlug } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { isRecord } from '../src/lib/isRecord';
import { Snapshots, stored } from './Snapshots';
import { type Actor, staff, staffPassword } from './rights/actors';
import { type Preparation, type Resource, resources, type Subject } from './rights/resources';
import { subjectEmail, titles } from './rights/subject';

const hour = 60 * 60 * 1000;

const request = z.union([
  z.object({ staff: z.literal(true) }),
  z.object({
    prepare: z.enum(resources),
    published: z.boolean(),
    scheduled: z.boolean(),
    trashed: z.boolean(),
  }),
  z.object({ snapshot: z.enum(resources), since: z.string().optional() }),
  z.object({ runJobOf: z.number(), id: z.number() }),
]);

/** Prepares the content that the tests of rights try to change, bypassing all rights. */
export class RightsState {
  /** Documents of the fixture. All others are deleted before each preparation. */
  private readonly fixture = new Map<CollectionSlug, (number | string)[]>();

  private readonly snapshots: Snapshots;

  constructor(private readonly payload: BasePayload) {
    this.snapshots = new Snapshots(payload);
  }

  async answer(incoming: Request): Promise<object> {
    const command = request.parse(await incoming.json());
    if ('staff' in command) return this.createStaff();
    if ('prepare' in command) return this.prepare(command.prepare, command);
    if ('snapshot' in command) return this.snapshots.read(command.snapshot, command.since);
    return this.runJob(command.runJobOf, command.id);
  }

  private async createStaff(): Promise<Partial<Record<Actor, number>>> {
    // The tests decide when a scheduled publication runs.
    for (const cron of this.payload.crons) cron.stop();
    const ids: Partial<Record<Actor, number>> = {};
    for (const [actor, { role, areas }] of Object.entries(staff)) {
      const { id } = await this.payload.create({
        collection: 'users',
        data: { email: `${actor}@example.org`, password: staffPassword, role, areas: [...areas] },
        context: { seeding: true },
      });
      ids[actor as keyof typeof staff] = id;
    }
    for (const collection of new Set(Object.values(stored).flat())) {
      const { docs } = await this.payload.db.find({ collection, limit: 0, pagination: false });
      this.fixture.set(
        collection,
        docs.map(({ id }) => id),
      );
    }
    return ids;
  }

  private async prepare(resource: Resource, state: Preparation): Promise<Subject> {
    for (const collection of stored[resource]) {
      const fixtureIds = this.fixture.get(collection) ?? [];
      await this.payload.delete({ collection, where: { id: { not_in: fixtureIds } }, trash: true });
    }
    await this.payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
    const subject = await this.create(resource, state);
    if (state.trashed && (resource === 'news' || resource === 'media'))
      await this.payload.update({
        collection: resource,
        id: subject.id,
        data: { deletedAt: new Date().toISOString() },
      });
    return subject;
  }

  private create(resource: Resource, state: Preparation): Subject | Promise<Subject> {
    switch (resource) {
      case 'news':
        return this.createEntry(state);
      case 'newsCategories':
        return this.createCategory();
      case 'media':
        return this.createFile();
      case 'poi':
      case 'redirects':
        return { id: 0 };
      case 'globals':
        return this.createGlobals();
      case 'accounts':
        return this.createAccounts();
    }
  }

  private async createEntry(state: Preparation): Promise<Subject> {
    const { payload } = this;
    const collection = 'news' as const;
    const publish = { collection, locale: 'it' as const, depth: 0 };
    const { id } = await payload.create({
      ...publish,
      data: { title: titles.old, slug: 'old', _status: 'published' },
    });
    await payload.update({ ...publish, id, data: { title: titles.public, _status: 'published' } });
    const { docs } = await payload.findVersions({
      collection,
      locale: 'it',
      depth: 0,
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: titles.old } }] },
    });
    if (!state.published)
      await payload.update({ ...publish, id, data: { title: titles.draft }, draft: true });
    const job = state.scheduled ? await this.schedule(id, Date.now() + hour) : undefined;
    return { id, version: Number(docs[0]?.id), job };
  }

  private async schedule(value: number, at: number, user?: number): Promise<number> {
    const { id } = await this.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'news', value },
        ...(user !== undefined && { user: { relationTo: 'users', value: user } }),
      },
      waitUntil: new Date(at),
    });
    return id;
  }

  /** Runs a scheduled publication as if this user had queued it. */
  private async runJob(user: number, id: number): Promise<object> {
    await this.schedule(id, Date.now() - 1000, user);
    await this.payload.jobs.run({ silent: true });
    return {};
  }

  private async createCategory(): Promise<Subject> {
    const collection = 'newsCategories';
    const data = { title: titles.public, slug: 'old' };
    const { id } = await this.payload.create({ collection, locale: 'it', depth: 0, data });
    const [first] = (await this.payload.find({ collection, sort: '_order', limit: 1 })).docs;
    return { id, first: first && { id: first.id, key: String(first._order) } };
  }

  private async createFile(): Promise<Subject> {
    const { payload } = this;
    const create = { width: 30, height: 20, channels: 3 as const, background: '#a33' };
    const data = await sharp({ create }).png().toBuffer();
    const { id } = await payload.create({
      collection: 'media',
      locale: 'it',
      data: { alt: titles.public },
      file: { data, mimetype: 'image/png', name: 'room.png', size: data.length },
    });
    const [article] = this.fixture.get('news') ?? [];
    await payload.update({
      collection: 'news',
      id: article ?? 0,
      locale: 'it',
      data: { image: id, _status: 'published' },
    });
    return { id };
  }

  private async createGlobals(): Promise<Subject> {
    const { payload } = this;
    const locale = 'it';
    const { image } = await payload.findGlobal({ slug: 'siteInfo', depth: 0 });
    const data = { image, plainTitle: titles.public };
    for (const site of ['en', 'it'] as const)
      await payload.updateGlobal({
        slug: 'siteInfo',
        locale: site,
        data,
        context: { seeding: true },
      });
    const node = {
      blockType: 'node' as const,
      link: { kind: 'url' as const, text: titles.public, url: 'https://example.org' },
    };
    await payload.updateGlobal({ slug: 'mainMenu', locale, data: { nodes: [node] } });
    return { id: 0 };
  }

  private async createAccounts(): Promise<Subject> {
    const { payload } = this;
    const colleague = await payload.create({
      collection: 'users',
      data: {
        email: subjectEmail,
        password: staffPassword,
        name: titles.public,
        role: 'author',
        areas: ['poi'],
      },
    });
    const visitor = await payload.create({
      collection: 'visitors',
      data: { uid: 'subject', email: subjectEmail, language: 'it', passwordHash: 'a-hash' },
    });
    const job: unknown = await payload.db.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'sendMail',
        queue: 'mails',
        hasError: true,
        input: { id: 'subject', name: 'search-saved', owner: 'an-owner', secret: 'a-secret' },
      },
    });
    return {
      id: colleague.id,
      visitor: visitor.id,
      job: isRecord(job) ? Number(job.id) : undefined,
    };
  }
}
