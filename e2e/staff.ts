import type { APIRequestContext } from '@playwright/test';
import { expect, town } from './town';

/** What the tests read of a document of the cms. */
interface Doc {
  id: number;
}

/** An editor who works through the cms's own REST interface, the one that the admin uses. */
export class Staff {
  private readonly published: [collection: string, id: number][] = [];

  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async logIn(request: APIRequestContext): Promise<Staff> {
    const answer = await request.post(`${town.cmsUrl}/cms-api/users/login`, { data: town.editor });
    const { token } = (await answer.json()) as { token: string };
    return new Staff(request, token);
  }

  /** The first document of a collection that fits a query of Payload's. */
  async first(collection: string, query: Record<string, string> = {}): Promise<number> {
    const search = new URLSearchParams({ limit: '1', depth: '0', ...query });
    const answer = await this.request.get(
      `${town.cmsUrl}/cms-api/${collection}?${search.toString()}`,
      this.as(),
    );
    const { docs } = (await answer.json()) as { docs: Doc[] };
    const id = docs[0]?.id;
    if (id === undefined) throw new Error(`no ${collection} with ${search.toString()}`);
    return id;
  }

  /** Publishes a new document in Italian, then its English; resolves with its id. */
  async publish(collection: string, it: object, en: object): Promise<number> {
    const address = `${town.cmsUrl}/cms-api/${collection}`;
    const data = { ...it, _status: 'published' };
    const made = await this.request.post(`${address}?locale=it`, { ...this.as(), data });
    expect(made.status(), await made.text()).toBe(201);
    const { doc } = (await made.json()) as { doc: Doc };
    this.published.push([collection, doc.id]);
    await this.change(collection, doc.id, { ...en, _status: 'published' }, 'en');
    return doc.id;
  }

  /** Changes fields of a document in one language. */
  async change(collection: string, id: number, data: object, locale = 'it'): Promise<void> {
    const address = `${town.cmsUrl}/cms-api/${collection}/${id}?locale=${locale}`;
    const changed = await this.request.patch(address, { ...this.as(), data });
    expect(changed.status(), await changed.text()).toBe(200);
  }

  /** Changes a global set or menu in one language; resolves with what it was. */
  async changeGlobal<Data extends object>(slug: string, data: Data, locale = 'it'): Promise<Data> {
    const address = `${town.cmsUrl}/cms-api/globals/${slug}?locale=${locale}&depth=0`;
    const before = (await (await this.request.get(address, this.as())).json()) as Data;
    const changed = await this.request.post(address, { ...this.as(), data });
    expect(changed.status(), await changed.text()).toBe(200);
    return before;
  }

  /** Adds a picture to the media library; resolves with its id. */
  async upload(name: string, png: Buffer, alt: string): Promise<number> {
    const made = await this.request.post(`${town.cmsUrl}/cms-api/media?locale=it`, {
      ...this.as(),
      multipart: {
        file: { name, mimeType: 'image/png', buffer: png },
        _payload: JSON.stringify({ alt }),
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { doc } = (await made.json()) as { doc: Doc };
    this.published.push(['media', doc.id]);
    return doc.id;
  }

  async remove(collection: string, id: number): Promise<void> {
    const address = `${town.cmsUrl}/cms-api/${collection}/${id}`;
    expect((await this.request.delete(address, this.as())).status()).toBe(200);
  }

  /** Leaves the town as it was: other tests count what is in it. */
  async removePublished(): Promise<void> {
    for (const [collection, id] of this.published.splice(0)) await this.remove(collection, id);
  }

  private as() {
    return { headers: { authorization: `JWT ${this.token}` } };
  }
}

/** Rich text of one paragraph, as the editor's program keeps it (Lexical). */
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
