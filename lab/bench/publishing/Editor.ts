import { sessionToken } from '../../../cms/src/staff/sessionToken';

const json = { 'content-type': 'application/json' };

type Doc = Record<string, unknown>;

/** An editor who uses the REST API of the cms, as the admin's forms do. */
export class Editor {
  private constructor(
    private readonly cms: string,
    readonly token: string,
  ) {}

  static async logIn(cms: string, email: string, password: string): Promise<Editor> {
    const answer = await fetch(`${cms}/cms-api/users/login`, {
      method: 'POST',
      headers: { ...json, origin: cms },
      body: JSON.stringify({ email, password }),
    });
    const token = sessionToken(answer);
    if (!token) throw new Error(`The editor cannot log in: ${answer.status}.`);
    return new Editor(cms, token);
  }

  /** Returns the form data of an entry or a menu, such as `news/3` or `globals/topMenu`. */
  async open(path: string, locale: string): Promise<Doc> {
    const answer = await this.call('GET', `${path}?depth=0&draft=true&locale=${locale}`);
    return (await answer.json()) as Doc;
  }

  /** Returns the id of the entry that was published last. */
  async newest(collection: string): Promise<string> {
    const answer = await this.call('GET', `${collection}?depth=0&limit=1&sort=-postDate`);
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    if (!docs[0]) throw new Error(`There are no ${collection}.`);
    return String(docs[0].id);
  }

  /** Sends the complete form, as the button "Publish" does; resolves when the cms has answered. */
  async publish(path: string, locale: string, data: Doc): Promise<void> {
    const form = new FormData();
    form.append('_payload', JSON.stringify({ ...data, _status: 'published' }));
    const method = path.startsWith('globals/') ? 'POST' : 'PATCH';
    await this.call(method, `${path}?depth=0&fallback-locale=null&locale=${locale}`, form);
  }

  private async call(method: string, path: string, body?: FormData): Promise<Response> {
    const headers = { authorization: `JWT ${this.token}` };
    const answer = await fetch(`${this.cms}/cms-api/${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
