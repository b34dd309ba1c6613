import { operationHashes } from '@/gql/operationHashes';

interface Call {
  name: string;
  variables: Record<string, unknown>;
  body: Record<string, unknown>;
}

interface FakeResponse {
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

/** Responses that are always the same, by operation name. */
const fixedData: Record<string, object> = {
  SharedList: { sharedList: null },
  Sessions: { sessions: [] },
  AccountExport: { accountExport: '{"email":"ada@example.org"}' },
  DeleteAccount: { deleteAccount: 'Successfully deleted account' },
};

/** A BFF with one account for tests. It replaces fetch. */
export class FakeBff {
  favorites: number[] = [];
  email = 'ada@example.org';
  isLoggedIn = false;
  /** FavouriteCards of src/features/favourites/model.ts. */
  cards: object = Object.fromEntries(
    ['accommodations', 'events', 'services', 'universities', 'news', 'pages'].map((one) => [
      one,
      [],
    ]),
  );
  readonly calls: Call[] = [];
  /** Responses that replace the default ones, by operation name or by method and path (POST /api/session). */
  readonly overrides = new Map<string, FakeResponse | Error>();
  /** Called before each response. */
  beforeResponse: (name: string) => Promise<void> = () => Promise.resolve();

  readonly viewer = () => ({
    __typename: 'User',
    id: '7',
    fullName: 'Ada Bianchi',
    email: this.email,
    preferredLanguage: null,
    favorites: this.favorites.map(entry),
  });

  install(): void {
    globalThis.fetch = (url, options) => this.handle(url as string, options ?? {});
  }

  operationNames(): string[] {
    return this.calls.map(({ name }) => name);
  }

  logIn(): void {
    this.isLoggedIn = true;
    document.cookie = 'SIGNED_IN=1; path=/';
  }

  private async handle(url: string, { method, body }: RequestInit): Promise<Response> {
    const content = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    const hashes = Object.entries(operationHashes);
    const operation = hashes.find(([, hash]) => hash === content.operation)?.[0];
    const name = url === '/api' ? (operation ?? 'unknown') : `${method ?? ''} ${url}`;
    const variables = (content.variables ?? {}) as Record<string, unknown>;
    this.calls.push({ name, variables, body: content });
    await this.beforeResponse(name);
    const { status, json } = this.respond(name, variables);
    return { status, ok: status < 400, json: () => Promise.resolve(json) } as unknown as Response;
  }

  private respond(name: string, variables: Record<string, unknown>) {
    const override = this.overrides.get(name);
    if (override instanceof Error) throw override;
    if (override) return override;
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
    if (!this.isLoggedIn) return errorResponse('SESSION_ENDED', 401);
    switch (name) {
      case 'Viewer':
        return ok({ viewer: this.viewer() });
      case 'SetFavorite': {
        const id = Number(variables.id);
        const others = this.favorites.filter((one) => one !== id);
        this.favorites = variables.isFavorite ? [...others, id] : others;
        return ok({ setFavorite: this.viewer() });
      }
      case 'UpdateViewer':
        if (variables.email !== this.email) return errorResponse('PASSWORD_NEEDED');
        return ok({
          updateViewer: {
            __typename: 'User',
            fullName: variables.fullName,
            email: this.email,
          },
        });
      case 'AccountCards':
        return ok({ accountCards: this.cards });
      default:
        return ok(fixedData[name] ?? {});
    }
  }
}

export function errorResponse(code: string, status = 200, retryAfter?: number): FakeResponse {
  return { status, json: { errors: [{ message: code, extensions: { code, retryAfter } }] } };
}

/** A BroadcastChannel for tests: it posts messages to all other channels of the same name. */
export class FakeBroadcastChannel {
  static readonly all: FakeBroadcastChannel[] = [];
  onmessage: (() => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.all.push(this);
  }

  postMessage(): void {
    for (const other of FakeBroadcastChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.();
    }
  }
}
