import { act, renderHook, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { failureReasonsOf } from './errors';
import { logIn, logOut } from './authCalls';
import { favouriteIds, getSession, setSession, type Session } from './session';
import { startSession } from './startSession';
import { FakeBff, FakeBroadcastChannel, errorResponse } from './testing/FakeBff';
import { useAuth } from './useAuth';
import { useFavourites } from './useFavourites';
import { refetchViewer } from './viewer';

jest.mock('next/router', () => ({
  __esModule: true,
  default: {
    replace: jest.fn(),
    // The tests report a navigation with an event of the document.
    events: {
      on: (name: string, listener: () => void) => document.addEventListener(name, listener),
    },
  },
}));

let bff: FakeBff;
let other: FakeBroadcastChannel;
const onMessage = jest.fn();

beforeEach(() => {
  bff = new FakeBff();
  bff.install();
  globalThis.BroadcastChannel = FakeBroadcastChannel as unknown as typeof BroadcastChannel;
  other = new FakeBroadcastChannel('session');
  other.onmessage = onMessage;
  onMessage.mockClear();
  jest.mocked(Router.replace).mockReset().mockResolvedValue(true);
  history.replaceState(null, '', '/');
  document.cookie = 'SIGNED_IN=; max-age=0; path=/';
});
afterEach(() => {
  FakeBroadcastChannel.all.splice(0);
  act(() => setSession({ status: 'loading' }));
});

const statusOf = () => getSession().status;
const favourites = () => {
  const session = getSession();
  return session.status === 'in' ? favouriteIds(session.user) : null;
};
/** The reasons why a call fails; empty when it succeeds. */
const failuresOf = (call: Promise<unknown>) => call.then(() => [], failureReasonsOf);
const start = async (status: Session['status']) => {
  act(startSession);
  await waitFor(() => expect(statusOf()).toBe(status));
};

describe('when a page loads', () => {
  it('sends no request without the login cookie', async () => {
    const { result } = renderHook(useAuth);
    expect(result.current).toMatchObject({ status: 'loading' });
    await start('out');
    expect(result.current).toMatchObject({ status: 'out' });
    expect(bff.calls).toEqual([]);
  });

  it('fetches the user who is logged in', async () => {
    bff.logIn();
    const seen: string[] = [];
    // Strict Mode would render each state twice.
    renderHook(() => seen.push(useAuth().status), { reactStrictMode: false });
    await start('in');
    expect(seen).toEqual(['loading', 'in']);
    expect(getSession()).toMatchObject({ user: { fullName: 'Ada Bianchi' } });
    expect(bff.calls).toMatchObject([{ name: 'Viewer', variables: { preferSites: ['it', 'en'] } }]);
  });

  it.each<[string, Session['status'], () => void]>([
    ['the session is over', 'out', () => (bff.isLoggedIn = false)],
    [
      'the cms is unavailable',
      'failed',
      () => bff.overrides.set('Viewer', errorResponse('CMS_UNREACHABLE', 502)),
    ],
    ['the network is down', 'failed', () => bff.overrides.set('Viewer', new TypeError('failed'))],
    [
      'the user has no id',
      'failed',
      () => bff.overrides.set('Viewer', { status: 200, json: { data: { viewer: { id: null } } } }),
    ],
  ])('is not logged in when %s', async (_, status, arrange) => {
    bff.logIn();
    arrange();
    await start(status);
  });
});

describe('changes in other tabs', () => {
  it('update the session: login, favourites, logout', async () => {
    await start('out');
    bff.logIn();
    act(() => other.postMessage());
    await waitFor(() => expect(favourites()).toEqual([]));
    bff.favorites = [3];
    act(() => other.postMessage());
    await waitFor(() => expect(favourites()).toEqual(['3']));
    document.cookie = 'SIGNED_IN=; max-age=0; path=/';
    act(() => other.postMessage());
    expect(statusOf()).toBe('out');
  });

  it('notifies the other tabs at once when the session ends', async () => {
    bff.logIn();
    await start('in');
    bff.isLoggedIn = false;
    act(() => {
      document.dispatchEvent(new Event('routeChangeComplete'));
    });
    await waitFor(() => expect(statusOf()).toBe('out'));
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  it('notifies the other tabs of a page that was loaded without a session', async () => {
    await start('out');
    expect(onMessage).toHaveBeenCalled();
  });
});

describe('a page that returns from the back/forward cache', () => {
  const fire = (type: string) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    });

  it('shows no personal data before the session is checked', async () => {
    bff.logIn();
    history.replaceState(null, '', '/account');
    await start('in');
    fire('pagehide');
    expect(statusOf()).toBe('loading');
    expect(document.body).not.toBeVisible();
    fire('pageshow');
    await waitFor(() => expect(statusOf()).toBe('in'));
    expect(document.body).toBeVisible();
  });

  it('redirects to the login when the session has ended', async () => {
    bff.logIn();
    history.replaceState(null, '', '/account');
    await start('in');
    fire('pagehide');
    document.cookie = 'SIGNED_IN=; max-age=0; path=/';
    fire('pageshow');
    expect(statusOf()).toBe('out');
    expect(Router.replace).toHaveBeenLastCalledWith('/login?next=%2Faccount', undefined, {
      locale: false,
    });
    await waitFor(() => expect(document.body).toBeVisible());
  });
});

describe('login and logout', () => {
  const input = { email: 'ada@example.org', password: 'segreta' };

  it('logs in and notifies the other tabs', async () => {
    await start('out');
    onMessage.mockClear();
    await act(() => logIn(input));
    expect(getSession()).toMatchObject({ status: 'in', user: { id: '7' } });
    expect(bff.operationNames()).toEqual(['POST /api/session']);
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).toBe('{}{}');
  });

  it.each([
    ['a wrong password', errorResponse('INVALID', 401), { code: 'INVALID' }],
    [
      'too many attempts',
      errorResponse('RATE_LIMITED', 429, 90),
      { code: 'RATE_LIMITED', retryAfter: 90 },
    ],
    ['an unavailable cms', errorResponse('CMS_UNREACHABLE', 502), { code: 'CMS_UNREACHABLE' }],
    ['a network error', new TypeError('Failed to fetch'), { code: 'network' }],
    ['a response that is not JSON', { status: 502, json: null }, { code: 'network' }],
  ])('returns the reason why a login failed: %s', async (_, answer, error) => {
    bff.overrides.set('POST /api/session', answer);
    expect(await act(() => failuresOf(logIn(input)))).toEqual([error]);
    expect(statusOf()).not.toBe('in');
  });

  it.each([
    [null, ''],
    [new TypeError('Failed to fetch'), 'SIGNED_IN=0'],
    [{ status: 502, json: null }, 'SIGNED_IN=0'],
  ])('logs out in the browser even when the request fails: %s', async (failure, mark) => {
    bff.logIn();
    await start('in');
    if (failure) bff.overrides.set('DELETE /api/session', failure);
    await act(() => logOut());
    expect(statusOf()).toBe('out');
    expect(document.cookie).toBe(mark);
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  it('leaves the account pages when a call shows that the session has ended', async () => {
    bff.logIn();
    history.replaceState(null, '', '/en/account/events');
    await start('in');
    bff.isLoggedIn = false;
    expect(await act(() => failuresOf(refetchViewer()))).toEqual([{ code: 'SESSION_ENDED' }]);
    expect(statusOf()).toBe('out');
    expect(Router.replace).toHaveBeenLastCalledWith(
      '/en/login?next=%2Fen%2Faccount%2Fevents',
      undefined,
      { locale: false },
    );
  });

  it('shows nothing of an earlier user after another login', async () => {
    bff.favorites = [1, 2];
    bff.logIn();
    await start('in');
    await act(() => logOut());
    bff.favorites = [];
    const user = { ...bff.viewer(), id: '8', fullName: 'Ugo' };
    bff.overrides.set('POST /api/session', { status: 200, json: { user } });
    await act(() => logIn(input));
    expect(getSession()).toMatchObject({ user: { id: '8', fullName: 'Ugo', favorites: [] } });
  });
});

describe('useFavourites', () => {
  const hook = () => renderHook(useFavourites).result;
  type Hook = ReturnType<typeof hook>;
  /** Adds or removes a favourite, as a click on a favourite button. @returns the reasons of a failure */
  const click = (id: number, { current }: Hook) => {
    const shown = favourites() ?? [];
    const entry = { id: String(id), title: `Evento ${id}` };
    return failuresOf(current[shown.includes(entry.id) ? 'remove' : 'add'](entry));
  };
  const toggle = (id: number, result: Hook) => act(() => click(id, result));
  const begin = async () => {
    bff.logIn();
    await start('in');
    return hook();
  };

  it('adds and removes one entry, and shows the list of the response', async () => {
    bff.favorites = [1, 2];
    const result = await begin();
    bff.favorites = [1, 2, 9];
    expect(await toggle(3, result)).toEqual([]);
    expect(favourites()).toEqual(['1', '2', '9', '3']);
    await toggle(2, result);
    expect(favourites()).toEqual(['1', '9', '3']);
    expect(['9', '2'].map(result.current.has)).toEqual([true, false]);
    expect(onMessage).toHaveBeenCalledTimes(2);
    expect(bff.calls.at(-1)?.variables).toMatchObject({ id: 2, isFavorite: false, user: '7' });
  });

  it('shows a change at once and reverts it when it fails', async () => {
    bff.favorites = [1];
    const result = await begin();
    bff.overrides.set('SetFavorite', errorResponse('CMS_UNREACHABLE', 502));
    let release: () => void = () => undefined;
    bff.beforeResponse = () => new Promise((resolve) => (release = resolve));
    const outcome = click(5, result);
    await waitFor(() => expect(favourites()).toEqual(['1', '5']));
    await act(async () => {
      release();
      expect(await outcome).toEqual([{ code: 'CMS_UNREACHABLE' }]);
    });
    expect(favourites()).toEqual(['1']);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('reverts a removal with all fields of the entry, and its place, when the network fails', async () => {
    bff.favorites = [1, 2];
    const result = await begin();
    bff.overrides.set('SetFavorite', new TypeError('Failed to fetch'));
    expect(await toggle(1, result)).toEqual([{ code: 'network' }]);
    expect(getSession()).toMatchObject({
      user: { favorites: [{ id: '1', slug: 'evento-1', sectionHandle: 'events' }, { id: '2' }] },
    });
  });

  it('runs one change after another, even with fast clicks', async () => {
    const result = await begin();
    let writing = 0;
    bff.beforeResponse = async (name) => {
      if (name !== 'SetFavorite') return;
      writing += 1;
      expect(writing).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      writing -= 1;
    };
    await act(async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => click(index + 1, result)));
    });
    expect(bff.favorites).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(favourites()).toHaveLength(20);
  });

  it('ends in the state of the last click', async () => {
    const result = await begin();
    await act(async () => {
      await Promise.all([1, 2, 3].map(() => click(4, result)));
    });
    expect(bff.favorites).toEqual([4]);
  });

  it('fetches the user again when a favourite changes during the request', async () => {
    const result = await begin();
    let release: () => void = () => undefined;
    bff.beforeResponse = (name) =>
      name === 'Viewer' ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
    const refetched = refetchViewer();
    await toggle(1, result);
    bff.beforeResponse = () => Promise.resolve();
    release();
    await act(() => refetched);
    expect(bff.operationNames().slice(-3)).toEqual(['Viewer', 'SetFavorite', 'Viewer']);
    expect(favourites()).toEqual(['1']);
  });

  it('requires a login', async () => {
    await start('out');
    const result = hook();
    expect(await toggle(1, result)).toEqual([{ code: 'SESSION_ENDED' }]);
    expect(bff.calls).toEqual([]);
  });

  it('shows the user who has logged in meanwhile, for whom the cms changes nothing', async () => {
    const result = await begin();
    const another = { ...bff.viewer(), id: '8', fullName: 'Ugo' };
    bff.overrides.set('SetFavorite', { status: 200, json: { data: { setFavorite: another } } });
    expect(await toggle(1, result)).toEqual([{ code: 'SESSION_ENDED' }]);
    expect(getSession()).toMatchObject({ user: { id: '8' } });
  });
});
