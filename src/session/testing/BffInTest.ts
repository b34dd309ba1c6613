import { operationHashes } from '@/gql/operationHashes';

interface Call {
  name: string;
  variables: Record<string, unknown>;
  body: Record<string, unknown>;
}

interface Answer {
  status: number;
  json: unknown;
}

const entry = (id: number) => ({
  __typename: 'events_events_Entry',
  id: String(id),
  uid: `uid-${id}`,
  title: `Evento ${id}`,
  slug: `evento-${id}`,
  sectionHandle: 'events',
});

/** For tests: the site's BFF with one account, in place of fetch. */
export class BffInTest {
  favorites: number[] = [];
  isLoggedIn = false;
  readonly calls: Call[] = [];
  /** An answer to give instead, by the operation's name; /api/session is called Session. */
  readonly instead = new Map<string, Answer | Error>();
  /** Called before an operation is answered. */
  before: (name: string) => Promise<void> = () => Promise.resolve();

  readonly viewer = () => ({
    __typename: 'User',
    id: '7',
    fullName: 'Ada Bianchi',
    email: 'ada@example.org',
    favorites: this.favorites.map(entry),
  });

  install(): void {
    globalThis.fetch = (url, options) => this.answer(url as string, options ?? {});
  }

  names(): string[] {
    return this.calls.map(({ name }) => name);
  }

  logIn(): void {
    this.isLoggedIn = true;
    document.cookie = 'SIGNED_IN=1; path=/';
  }

  private async answer(url: string, { method, body }: RequestInit): Promise<Response> {
    const content = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    const hashes = Object.entries(operationHashes);
    const operation = hashes.find(([, hash]) => hash === content.operation)?.[0];
    const name = url === '/api' ? (operation ?? 'unknown') : `${method ?? ''} ${url}`;
    const variables = (content.variables ?? {}) as Record<string, unknown>;
    this.calls.push({ name, variables, body: content });
    await this.before(name);
    const { status, json } = this.outcome(name, variables);
    return { status, ok: status < 400, json: () => Promise.resolve(json) } as unknown as Response;
  }

  private outcome(name: string, variables: Record<string, unknown>) {
    const instead = this.instead.get(name);
    if (instead instanceof Error) throw instead;
    if (instead) return instead;
    if (name === 'POST /api/session') {
      this.logIn();
      return { status: 200, json: { user: this.viewer() } };
    }
    if (name === 'DELETE /api/session') {
      this.isLoggedIn = false;
      return { status: 204, json: null };
    }
    const ok = (data: unknown) => ({ status: 200, json: { data } });
    if (name === 'Register') return ok({ register: { __typename: 'Auth', user: this.viewer() } });
    if (!this.isLoggedIn) return refused('SESSION_ENDED', 401);
    switch (name) {
      case 'Viewer':
        return ok({ viewer: this.viewer() });
      case 'UpdateFavorites':
        this.favorites = variables.favorites as number[];
        return ok({ updateViewer: this.viewer() });
      case 'UpdateViewer':
        return ok({
          updateViewer: {
            __typename: 'User',
            fullName: variables.fullName,
            email: this.viewer().email,
          },
        });
      case 'AccountExport':
        return ok({ accountExport: '{"email":"ada@example.org"}' });
      case 'DeleteAccount':
        return ok({ deleteAccount: 'Successfully deleted account' });
      default:
        return ok({});
    }
  }
}

export function refused(code: string, status = 200, retryAfter?: number): Answer {
  return { status, json: { errors: [{ message: code, extensions: { code, retryAfter } }] } };
}

/** For tests: tells all others of the same name, as browsers do. */
export class ChannelInTest {
  static readonly all: ChannelInTest[] = [];
  onmessage: (() => void) | null = null;

  constructor(readonly name: string) {
    ChannelInTest.all.push(this);
  }

  postMessage(): void {
    for (const other of ChannelInTest.all) {
      if (other !== this && other.name === this.name) other.onmessage?.();
    }
  }
}
