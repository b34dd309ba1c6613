import { act, renderHook, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { AccountProvider } from './AccountProvider';
import { getSession, setSession, useSession, type Session } from './session';
import { startSession } from './startSession';
import { notifyTabs } from './tabChannel';
import { FakeBff, FakeBroadcastChannel, errorResponse } from './testing/FakeBff';
import { useAuth } from './useAuth';
import { useFavourites } from './useFavourites';

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
  act(() => setSession({ status: 'unknown' }));
});

const inAccount = { wrapper: AccountProvider };
const statusOf = () => getSession().status;
const favourites = () => {
  const session = getSession();
  return session.status === 'in' ? session.user.favorites.map(({ id }) => id) : null;
};
const start = async (status: Session['status']) => {
  act(startSession);
  await waitFor(() => expect(statusOf()).toBe(status));
};

describe('when a page loads', () => {
  it('sends no request without the login cookie', async () => {
    const { result } = renderHook(useSession);
    expect(result.current).toEqual({ status: 'unknown' });
    await start('out');
    expect(result.current).toEqual({ status: 'out' });
    expect(bff.calls).toEqual([]);
  });

  it('fetches the user who is logged in', async () => {
    bff.logIn();
    const seen: string[] = [];
    // Strict Mode would render each state twice.
    renderHook(() => seen.push(useSession().status), { reactStrictMode: false });
    await start('in');
    expect(seen).toEqual(['unknown', 'loading', 'in']);
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

  it('notifies the other tabs, but not itself', async () => {
    await start('out');
    onMessage.mockClear();
    notifyTabs();
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(statusOf()).toBe('out');
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
    expect(statusOf()).toBe('unknown');
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

describe('useAuth', () => {
  const hook = () => renderHook(useAuth, inAccount).result;

  it('logs in and notifies the other tabs', async () => {
    await start('out');
    onMessage.mockClear();
    const auth = hook();
    await act(async () => {
      const input = { email: 'ada@example.org', password: 'segreta' };
      expect(await auth.current.logIn(input)).toEqual({ ok: true, value: undefined });
    });
    expect(auth.current.session).toMatchObject({ status: 'in', user: { id: '7' } });
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
    const auth = hook();
    await act(async () => {
      const result = await auth.current.logIn({ email: 'a', password: 'b' });
      expect(result).toMatchObject({ ok: false, errors: [error] });
    });
    expect(statusOf()).not.toBe('in');
  });

  it.each([null, new TypeError('Failed to fetch')])(
    'logs out in the browser even when the request fails: %s',
    async (failure) => {
      bff.logIn();
      await start('in');
      if (failure) bff.overrides.set('DELETE /api/session', failure);
      const auth = hook();
      await act(() => auth.current.logOut());
      expect(statusOf()).toBe('out');
      expect(document.cookie).not.toContain('SIGNED_IN');
      expect(onMessage).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the account pages when a call shows that the session has ended', async () => {
    bff.logIn();
    history.replaceState(null, '', '/en/account/events');
    await start('in');
    bff.isLoggedIn = false;
    const auth = hook();
    await act(async () => {
      const result = await auth.current.exportData();
      expect(result).toMatchObject({ ok: false, errors: [{ code: 'SESSION_ENDED' }] });
    });
    expect(statusOf()).toBe('out');
    expect(Router.replace).toHaveBeenLastCalledWith(
      '/en/login?next=%2Fen%2Faccount%2Fevents',
      undefined,
      { locale: false },
    );
  });

  it('registers with the full name, the language, and the consent to the privacy notice', async () => {
    const auth = hook();
    const input = { firstName: 'Eva', surname: 'Rossi', email: 'e@example.org', password: 'x' };
    await act(async () => {
      const result = await auth.current.register({ ...input, privacyAccepted: true });
      expect(result).toEqual({ ok: true, value: undefined });
    });
    expect(bff.calls).toMatchObject([
      {
        name: 'Register',
        variables: { fullName: 'Eva Rossi', email: 'e@example.org', preferredLanguage: 'it' },
        body: { privacyAccepted: true },
      },
    ]);
    expect(statusOf()).not.toBe('in');
  });

  it('fetches the user again after a change, and returns the address that is not confirmed yet', async () => {
    bff.logIn();
    await start('in');
    const auth = hook();
    await act(async () => {
      const input = { fullName: 'Ada B.', email: 'nuova@example.org', currentPassword: 'segreta' };
      const result = await auth.current.updateProfile(input);
      expect(result).toEqual({ ok: true, value: { pendingEmail: 'nuova@example.org' } });
      const same = await auth.current.updateProfile({ ...input, email: 'ada@example.org' });
      expect(same).toEqual({ ok: true, value: { pendingEmail: null } });
    });
    expect(bff.operationNames()).toEqual([
      ...['Viewer', 'UpdateViewer', 'Viewer', 'ChangeEmail'],
      ...['UpdateViewer', 'Viewer'],
    ]);
    expect(bff.calls[3]?.variables).toEqual({
      email: 'nuova@example.org',
      currentPassword: 'segreta',
    });
  });

  it.each([null, errorResponse('INVALID')])(
    'deletes the account with the password twice, and logs out: %j',
    async (no) => {
      bff.logIn();
      await start('in');
      if (no) bff.overrides.set('DeleteAccount', no);
      const auth = hook();
      await act(async () => {
        expect((await auth.current.deleteAccount('segreta')).ok).toBe(!no);
      });
      expect(bff.calls.at(-1)?.variables).toEqual({
        password: 'segreta',
        confirmPassword: 'segreta',
      });
      expect(statusOf()).toBe('out');
    },
  );

  it('exports the data of the account', async () => {
    bff.logIn();
    await start('in');
    const auth = hook();
    await act(async () => {
      const result = await auth.current.exportData();
      expect(result).toEqual({ ok: true, value: '{"email":"ada@example.org"}' });
    });
  });
});

describe('useFavourites', () => {
  const hook = () => renderHook(useFavourites, inAccount).result;
  const mark = (id: number) => ({ id: String(id), title: `Evento ${id}` });
  const begin = async () => {
    bff.logIn();
    await start('in');
    return hook();
  };

  it('appends to and filters the complete list, which it fetches before each change', async () => {
    bff.favorites = [1, 2];
    const result = await begin();
    bff.favorites = [1, 2, 9];
    await act(async () => {
      expect(await result.current.toggle(mark(3))).toEqual({ ok: true, value: undefined });
    });
    expect(bff.favorites).toEqual([1, 2, 9, 3]);
    await act(async () => {
      await result.current.toggle(mark(2));
    });
    expect(bff.favorites).toEqual([1, 9, 3]);
    expect([...result.current.ids]).toEqual(['1', '9', '3']);
    expect(onMessage).toHaveBeenCalledTimes(2);
  });

  it('shows a change at once and reverts it when it fails', async () => {
    bff.favorites = [1];
    const result = await begin();
    bff.overrides.set('UpdateFavorites', errorResponse('CMS_UNREACHABLE', 502));
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.toggle(mark(5));
    });
    expect([...result.current.ids]).toEqual(['1', '5']);
    await act(async () => {
      expect(await outcome).toMatchObject({ ok: false, errors: [{ code: 'CMS_UNREACHABLE' }] });
    });
    expect([...result.current.ids]).toEqual(['1']);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('reverts a removal with all fields of the entry when the network fails', async () => {
    bff.favorites = [1, 2];
    const result = await begin();
    bff.overrides.set('Viewer', new TypeError('Failed to fetch'));
    await act(async () => {
      expect(await result.current.toggle(mark(1))).toMatchObject({ errors: [{ code: 'network' }] });
    });
    expect(getSession()).toMatchObject({
      user: { favorites: [{ id: '2' }, { id: '1', slug: 'evento-1', sectionHandle: 'events' }] },
    });
  });

  it('runs one change after another, even with fast clicks', async () => {
    const result = await begin();
    let writing = 0;
    bff.beforeResponse = async (name) => {
      if (name !== 'UpdateFavorites') return;
      writing += 1;
      expect(writing).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      writing -= 1;
    };
    await act(async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => result.current.toggle(mark(index + 1))),
      );
    });
    expect(bff.favorites).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(favourites()).toHaveLength(20);
  });

  it('ends in the state of the last click', async () => {
    const result = await begin();
    await act(async () => {
      await Promise.all([1, 2, 3].map(() => result.current.toggle(mark(4))));
    });
    expect(bff.favorites).toEqual([4]);
  });

  it('allows at most 1000 favourites', async () => {
    bff.favorites = Array.from({ length: 1000 }, (_, index) => index + 1);
    const result = await begin();
    await act(async () => {
      const outcome = await result.current.toggle(mark(1001));
      expect(outcome).toMatchObject({ errors: [{ code: 'TOO_MANY_FAVORITES' }] });
    });
    expect(bff.operationNames()).not.toContain('UpdateFavorites');
    expect(result.current.ids.size).toBe(1000);
  });

  it('requires a login', async () => {
    await start('out');
    const result = hook();
    await act(async () => {
      const outcome = await result.current.toggle(mark(1));
      expect(outcome).toMatchObject({ errors: [{ code: 'SESSION_ENDED' }] });
    });
    expect(bff.calls).toEqual([]);
  });

  it('changes nothing when another user has logged in meanwhile', async () => {
    const result = await begin();
    const another = { ...bff.viewer(), id: '8', fullName: 'Ugo' };
    bff.overrides.set('Viewer', { status: 200, json: { data: { viewer: another } } });
    await act(async () => {
      expect((await result.current.toggle(mark(1))).ok).toBe(false);
    });
    expect(bff.favorites).toEqual([]);
    expect(getSession()).toMatchObject({ user: { id: '8' } });
  });
});
