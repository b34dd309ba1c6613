import { LogSafeError } from '@studium/shared/LogSafeError';
import { z } from 'zod';
import { isSite, type Site } from '../src/sites';
import { fieldProblems, RefusedWrite } from './RefusedWrite';
import type { ContentCollection, ContentGlobal, NewFile, Store, StoredDocument } from './Store';
import { minuteMs } from '../src/lib/durations';
import type { Fields } from '../src/lib/Fields';
import { sessionToken } from '../src/staff/sessionToken';

const refusal = z.object({
  errors: z.array(z.object({ message: z.string(), data: fieldProblems.nullish() })),
});
const document = z.looseObject({ id: z.number() });
const found = z.object({ docs: z.array(document), hasNextPage: z.boolean() });
const written = z.object({ doc: document });
const loggedIn = z.object({
  user: z.object({ role: z.enum(['administrator', 'editor', 'author']) }),
});

/** Documents per request. */
const pageSize = 50;

/** Milliseconds between two refreshes of the session, which ends after two hours without one. */
const refreshMs = 30 * minuteMs;

/** A member of the staff. */
export interface Login {
  email: string;
  password: string;
}

const isThisMachine = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Checks the address of a cms. A password must not be sent in clear to another machine.
 *
 * @returns the address without a path
 * @throws LogSafeError
 */
export function checkCmsAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url)))
    return url.origin;
  throw new LogSafeError(
    'The address of the cms must begin with https://; only that of this machine may begin with http://.',
  );
}

/** The content of a running cms, through its REST API, with the rights of a member of the staff. */
export class RestStore implements Store {
  private token = '';
  private refreshedAt = 0;

  /** @param address of the cms, as `checkCmsAddress` returns it */
  constructor(private readonly address: string) {}

  /**
   * @returns the role of the person
   * @throws LogSafeError if the cms does not answer or refuses the login
   */
  async logIn({ email, password }: Login): Promise<'administrator' | 'editor' | 'author'> {
    const response = await this.request('POST', '/users/login', { email, password });
    if (response.status === 429)
      throw new LogSafeError('The cms refuses the login after too many attempts. Try again later.');
    if (!response.ok)
      throw new LogSafeError(
        'The cms refuses the login: EDITOR_EMAIL and EDITOR_PASSWORD must be those of a member of the staff.',
      );
    const { user } = loggedIn.parse(await response.json());
    this.token = sessionToken(response) ?? '';
    this.refreshedAt = Date.now();
    return user.role;
  }

  /** Ends the session. */
  async logOut(): Promise<void> {
    await this.request('POST', '/users/logout');
  }

  async findAll(collection: ContentCollection, newest?: 'newest'): Promise<StoredDocument[]> {
    const documents: StoredDocument[] = [];
    const select = newest ? '&draft=true&select[_status]=true' : '';
    for (let page = 1; ; page += 1) {
      const query = `depth=0&locale=all&trash=true&sort=id&limit=${pageSize}&page=${page}${select}`;
      const { docs, hasNextPage } = found.parse(await this.send('GET', `/${collection}?${query}`));
      documents.push(...docs);
      if (!hasNextPage) return documents;
    }
  }

  async readGlobal(slug: ContentGlobal): Promise<Fields> {
    const answer = await this.send('GET', `/globals/${slug}?depth=0&locale=all`);
    return z.record(z.string(), z.unknown()).parse(answer);
  }

  async create(collection: ContentCollection, site: Site, data: Fields, file?: NewFile) {
    const path = `/${collection}?depth=0&locale=${site}`;
    return written.parse(await this.send('POST', path, bodyOf(data, file))).doc;
  }

  async update(
    collection: ContentCollection,
    id: number,
    { site, data, file }: { site: Site; data: Fields; file?: NewFile },
  ) {
    const path = `/${collection}/${id}?depth=0&locale=${site}`;
    return written.parse(await this.send('PATCH', path, bodyOf(data, file))).doc;
  }

  async updateGlobal(slug: ContentGlobal, site: Site, data: Fields): Promise<void> {
    await this.send('POST', `/globals/${slug}?depth=0&locale=${site}`, data);
  }

  /** Downloads a file of the library. */
  async download(filename: string): Promise<Buffer> {
    const path = `/media/file/${encodeURIComponent(filename)}`;
    const response = await this.request('GET', path);
    if (!response.ok) throw new RefusedWrite(`The file ${filename} cannot be read.`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Sends a request and returns the JSON of the answer. */
  private async send(method: string, path: string, body?: Fields | FormData): Promise<unknown> {
    await this.refresh();
    const response = await this.request(method, path, body);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const [first] = refusal.safeParse(answer).data?.errors ?? [];
    const message = first?.message ?? `The cms answers with the status ${response.status}.`;
    const site = new URLSearchParams(path.split('?')[1]).get('locale');
    throw new RefusedWrite(message, first?.data?.errors ?? [], isSite(site) ? site : undefined);
  }

  private async refresh(): Promise<void> {
    if (Date.now() - this.refreshedAt < refreshMs) return;
    this.refreshedAt = Date.now();
    const response = await this.request('POST', '/users/refresh-token');
    this.token = sessionToken(response) ?? this.token;
  }

  private async request(method: string, path: string, body?: Fields | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    try {
      return await fetch(`${this.address}/cms-api${path}`, {
        method,
        headers: {
          'accept-language': 'en',
          // The cms lets only its own pages log in.
          origin: this.address,
          ...(this.token && { authorization: `JWT ${this.token}` }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
    } catch {
      throw new LogSafeError(`The cms at ${this.address} does not answer.`);
    }
  }
}

function bodyOf(data: Fields, file: NewFile | undefined): Fields | FormData {
  if (!file) return data;
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }));
  form.set('_payload', JSON.stringify(data));
  return form;
}
