import type { APIRequestContext } from '@playwright/test';
import { expect, test as base, town } from './town';

/** The part of a cms document that the tests read. */
interface Doc {
  id: number;
}

/** An editor's session with the REST API of the cms, which the admin also uses. */
export class Staff {
  private created: [collection: string, id: number][] = [];

  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  /** Logs in, by default as the administrator that the seed created. */
  static async logIn(request: APIRequestContext, person = town.editor): Promise<Staff> {
    const answer = await request.post(`${town.cmsUrl}/cms-api/users/login`, {
      data: person,
      headers: { origin: town.cmsUrl },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const [, token] = /studium-cms-token=([^;,]+)/.exec(answer.headers()['set-cookie'] ?? '') ?? [];
    if (token === undefined) throw new Error('The answer to the login has no cookie.');
    return new Staff(request, token);
  }

  /** Returns the id of the first document of a collection that matches a query. */
  async findFirstId(collection: string, query: Record<string, string> = {}): Promise<number> {
    const search = new URLSearchParams({ limit: '1', depth: '0', ...query });
    const answer = await this.request.get(
      `${town.cmsUrl}/cms-api/${collection}?${search.toString()}`,
      this.authorization(),
    );
    const { docs } = (await answer.json()) as { docs: Doc[] };
    const id = docs[0]?.id;
    if (id === undefined) throw new Error(`no ${collection} with ${search.toString()}`);
    return id;
  }

  /** Reads the Italian title and slug of an entry. */
  async readNames(collection: string, id: number): Promise<{ title: string; slug: string }> {
    const answer = await this.request.get(
      `${town.cmsUrl}/cms-api/${collection}/${id}?locale=it&depth=0`,
      this.authorization(),
    );
    return (await answer.json()) as { title: string; slug: string };
  }

  /** Reads the Italian title and summary of the latest draft of an entry. */
  async readDraft(collection: string, id: number): Promise<{ title: string; excerpt: string }> {
    const answer = await this.request.get(
      `${town.cmsUrl}/cms-api/${collection}/${id}?draft=true&locale=it&depth=0`,
      this.authorization(),
    );
    return (await answer.json()) as { title: string; excerpt: string };
  }

  /** Adds a member of the staff, and returns how to log in as that person. */
  async addPerson(
    name: string,
    role: 'author' | 'editor',
    areas: string[] = [],
  ): Promise<typeof town.editor> {
    const email = `${name.toLowerCase()}-${Date.now().toString(36)}@example.org`;
    const person = { email, password: 'quattro gatti sul tetto viola' };
    await this.create('users', { ...person, name, role, areas });
    return person;
  }

  /** Saves a draft of a new entry in one language; resolves with its id. The author cannot delete it: see `removeLater`. */
  saveDraft = (collection: string, data: object, locale = 'it'): Promise<number> =>
    this.create(collection, { ...data, _status: 'draft' }, { locale, options: '&draft=true' });

  /** Makes `removeCreated` delete a document of another person too. */
  removeLater(collection: string, id: number): void {
    this.created.push([collection, id]);
  }

  /** Adds a document in one language; resolves with its id. */
  async create(
    collection: string,
    data: object,
    { locale = 'it', options = '' } = {},
  ): Promise<number> {
    const address = `${town.cmsUrl}/cms-api/${collection}?locale=${locale}${options}`;
    const created = await this.request.post(address, { ...this.authorization(), data });
    expect(created.status(), await created.text()).toBe(201);
    const { doc } = (await created.json()) as { doc: Doc };
    this.created.push([collection, doc.id]);
    return doc.id;
  }

  /** Publishes a new document in both languages; resolves with its id. */
  async publish(collection: string, it: object, en: object): Promise<number> {
    const id = await this.create(collection, { ...it, _status: 'published' });
    await this.change(collection, id, { ...en, _status: 'published' }, 'en');
    return id;
  }

  /** Changes fields of a document in one language. */
  async change(collection: string, id: number, data: object, locale = 'it'): Promise<void> {
    const address = `${town.cmsUrl}/cms-api/${collection}/${id}?locale=${locale}`;
    const changed = await this.request.patch(address, { ...this.authorization(), data });
    expect(changed.status(), await changed.text()).toBe(200);
  }

  /** Changes a global set or menu in one language; resolves with its previous value. */
  async changeGlobal<Data extends object>(slug: string, data: Data, locale = 'it'): Promise<Data> {
    const address = `${town.cmsUrl}/cms-api/globals/${slug}?locale=${locale}&depth=0`;
    const before = (await (await this.request.get(address, this.authorization())).json()) as Data;
    // The cms would take the time of an earlier version for a form that is not up to date.
    const sent = { ...data, updatedAt: undefined };
    const changed = await this.request.post(address, { ...this.authorization(), data: sent });
    expect(changed.status(), await changed.text()).toBe(200);
    return before;
  }

  /** Adds a picture to the media library; resolves with its id. */
  async upload(name: string, png: Buffer, alt: string): Promise<number> {
    const created = await this.request.post(`${town.cmsUrl}/cms-api/media?locale=it`, {
      ...this.authorization(),
      multipart: {
        file: { name, mimeType: 'image/png', buffer: png },
        _payload: JSON.stringify({ alt }),
      },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { doc } = (await created.json()) as { doc: Doc };
    this.created.push(['media', doc.id]);
    return doc.id;
  }

  async remove(collection: string, id: number): Promise<void> {
    const address = `${town.cmsUrl}/cms-api/${collection}/${id}`;
    expect((await this.request.delete(address, this.authorization())).status()).toBe(200);
    this.created = this.created.filter(([name, one]) => name !== collection || one !== id);
  }

  /** Deletes the created documents, because other tests count documents. */
  async removeCreated(): Promise<void> {
    for (const [collection, id] of this.created) await this.remove(collection, id);
  }

  private authorization() {
    // The cms closes a connection that was idle for five seconds, perhaps just when a test uses it again.
    return { headers: { authorization: `JWT ${this.token}` }, maxRetries: 1 };
  }
}

/** A test with the session of the administrator. What it has created is deleted afterwards. */
export const test = base.extend<{ staff: Staff }>({
  staff: async ({ request }, use) => {
    const staff = await Staff.logIn(request);
    await use(staff);
    await staff.removeCreated();
  },
});

/** Rich text of one paragraph in the format of the editor (Lexical). */
export const richText = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        children: [
          { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
});
