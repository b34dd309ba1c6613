import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BasePayload, CollectionSlug } from 'payload';
import { env } from '../src/env';
import { apiWithTimeout } from '../src/http/api';
import { isRecord } from '../src/lib/isRecord';
import type { Resource, Snapshot } from './rights/resources';

type Row = Record<string, unknown>;

/** The queries that read a resource as visitors see it. */
const shown: Record<Resource, string> = {
  news: '{ entries(section: ["news"], site: ["*"]) { id title slug } }',
  newsCategories: '{ categories(group: ["newsCategories"]) { id title slug } }',
  media: '{ entries(section: ["news"]) { ... on news_news_Entry { image { id alt title url } } } }',
  poi: '{ entries(section: ["poi"], site: ["*"]) { id title slug } }',
  redirects: '{ __typename }',
  globals: `{ globalSet(handle: ["siteInfo"]) { ... on siteInfo_GlobalSet { plainTitle } }
    en: globalSet(handle: ["siteInfo"], site: ["en"]) { ... on siteInfo_GlobalSet { plainTitle } }
    navigationNodes(navHandle: "mainMenu") { title } }`,
  accounts: '{ __typename }',
};

/** The collections that store a resource, in addition to versions and globals. */
export const stored: Record<Resource, CollectionSlug[]> = {
  news: ['news', 'formerAddresses'],
  newsCategories: ['newsCategories'],
  media: ['media'],
  poi: ['poi'],
  redirects: ['redirects'],
  globals: [],
  accounts: ['users', 'visitors', 'savedSearches'],
};

/** A snapshot, without the stored data if it is unchanged, and the mark of the last write before it. */
export type MarkedSnapshot = Pick<Snapshot, 'seen' | 'files'> &
  Partial<Snapshot> & { mark: string };

/**
 * Reads the header of the index of SQLite's write-ahead log. It counts the commits that changed a page
 * (https://sqlite.org/walformat.html, 2.1).
 */
async function readWalIndexHeader(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(48), 0, 48, 0);
    if (bytesRead !== 48) throw new Error(`${file} has no header.`);
    return buffer.toString('hex');
  } finally {
    await handle.close();
  }
}

/** Reads all stored data of a resource, and its public data. */
export class Snapshots {
  constructor(private readonly payload: BasePayload) {}

  /**
   * @param since the mark of an earlier snapshot. If nothing was written since, only the public data is read.
   */
  async read(resource: Resource, since?: string): Promise<MarkedSnapshot> {
    // The mark is read first, so that a write during the reading changes the next mark.
    const mark = await this.lastWrite();
    const [seen, files] = await Promise.all([
      this.seen(shown[resource]),
      resource === 'media' ? this.files() : [],
    ]);
    if (mark === since) return { mark, seen, files };
    const [rows, globals, versions, jobs] = await Promise.all([
      Promise.all(stored[resource].map((slug) => this.rows(slug))),
      resource === 'globals' ? this.globals() : {},
      resource === 'news' ? this.versions() : [],
      this.rows('payload-jobs'),
    ]);
    return {
      mark,
      rows: {
        ...Object.fromEntries(stored[resource].map((slug, n) => [slug, rows[n]])),
        ...globals,
      },
      versions,
      jobs: jobs.map(({ id }) => Number(id)),
      seen,
      files,
    };
  }

  /** A mark that every write to the database changes. Housekeeping of the database can change it too. */
  private async lastWrite(): Promise<string> {
    const { db } = this.payload;
    if (db.name === 'sqlite') return readWalIndexHeader(path.join(env.dataDir, 'studium.db-shm'));
    const raw = 'SELECT pg_current_wal_insert_lsn() AS mark';
    const { rows } = await db.execute({ drizzle: db.drizzle, raw });
    return String(rows.map((row: unknown) => isRecord(row) && row.mark));
  }

  private async rows(collection: CollectionSlug): Promise<Row[]> {
    const find = { collection, limit: 0, pagination: false, sort: ['id'] };
    const { docs } = await this.payload.db.find<Row>(find);
    if (collection !== 'users') return docs;
    // A login changes these fields of the account, which is irrelevant here.
    return docs.map((doc) => ({ ...doc, sessions: undefined, updatedAt: undefined }));
  }

  private async versions(): Promise<Row[]> {
    const find = { collection: 'news' as const, limit: 0, pagination: false, sort: ['id'] };
    const { docs } = await this.payload.db.findVersions<Row>(find);
    return docs;
  }

  private async globals(): Promise<Record<string, Row[]>> {
    const { db } = this.payload;
    const siteInfo: Row = await db.findGlobal({ slug: 'siteInfo' });
    const mainMenu: Row = await db.findGlobal({ slug: 'mainMenu' });
    return { siteInfo: [siteInfo], mainMenu: [mainMenu] };
  }

  /** Reads the data that visitors see. */
  private async seen(query: string): Promise<unknown> {
    const body = JSON.stringify({ query });
    const request = new Request(new URL('/api', env.host), { method: 'POST', body });
    const response = await apiWithTimeout({ request, peers: ['127.0.0.1'] });
    const answer: unknown = await response.json();
    return isRecord(answer) ? answer.data : undefined;
  }

  private async files(): Promise<string[]> {
    const folder = path.join(env.dataDir, 'media');
    const names = (await readdir(folder)).sort();
    return Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(path.join(folder, name));
        return `${name} ${size} ${mtimeMs}`;
      }),
    );
  }
}
