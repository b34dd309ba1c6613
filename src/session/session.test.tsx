import { act, renderHook, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { AccountProvider } from './AccountProvider';
import { getSession, setSession, useSession, type Session } from './session';
import { startSession, tellTabs } from './startSession';
import { BffInTest, ChannelInTest, refused } from './testing/BffInTest';
import { useAuth } from './useAuth';
import { useFavourites } from './useFavourites';

jest.mock('next/router', () => ({
  __esModule: true,
  default: {
    replace: jest.fn(),
    // The test tells of a move to another page by an event of the document.
    events: {
      on: (name: string, listener: () => void) => document.addEventListener(name, listener),
    },
  },
}));

let bff: BffInTest;
let other: ChannelInTest;
const heard = jest.fn();

beforeEach(() => {
  bff = new BffInTest();
  bff.install();
  globalThis.BroadcastChannel = ChannelInTest as unknown as typeof BroadcastChannel;
  other = new ChannelInTest('session');
  other.onmessage = heard;
  heard.mockClear();
  jest.mocked(Router.replace).mockReset().mockResolvedValue(true);
  history.replaceState(null, '', '/');
  document.cookie = 'SIGNED_IN=; max-age=0; path=/';
});
afterEach(() => {
  ChannelInTest.all.splice(0);
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

describe('when a page begins', () => {
  it('asks nobody anything without the flag of a login', async () => {
    const { result } = renderHook(useSession);
    expect(result.current).toEqual({ status: 'unknown' });
    await start('out');
    expect(result.current).toEqual({ status: 'out' });
    expect(bff.calls).toEqual([]);
  });

  it('finds out who is logged in', async () => {
    bff.logIn();
    const seen: string[] = [];
    renderHook(() => seen.push(useSession().status));
    await start('in');
    expect(seen).toEqual(['unknown', 'loading', 'in']);
    expect(getSession()).toMatchObject({ user: { fullName: 'Ada Bianchi' } });
    expect(bff.calls).toMatchObject([{ name: 'Viewer', variables: { preferSites: ['it', 'en'] } }]);
  });

  it.each<[string, Session['status'], () => void]>([
    ['the session is over', 'out', () => (bff.isLoggedIn = false)],
    ['the cms is away', 'failed', () => bff.instead.set('Viewer', refused('CMS_UNREACHABLE', 502))],
    ['the network is away', 'failed', () => bff.instead.set('Viewer', new TypeError('failed'))],
    [
      'nobody has an id',
      'failed',
      () => bff.instead.set('Viewer', { status: 200, json: { data: { viewer: { id: null } } } }),
    ],
  ])('takes nobody for logged in where %s', async (_, status, arrange) => {
    bff.logIn();
    arrange();
    await start(status);
  });
});

describe('what happens in other tabs', () => {
  it('is followed: login, favourites, logout', async () => {
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

  it('is told at once that the session has ended, wherever this one learns it', async () => {
    bff.logIn();
    await start('in');
    bff.isLoggedIn = false;
    act(() => {
      document.dispatchEvent(new Event('routeChangeComplete'));
    });
    await waitFor(() => expect(statusOf()).toBe('out'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is told of a page that was loaded without a session', async () => {
    await start('out');
    expect(heard).toHaveBeenCalled();
  });

  it('is told by this one', async () => {
    await start('out');
    heard.mockClear();
    tellTabs();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(statusOf()).toBe('out');
  });
});

describe('a page that comes back out of the browser’s cache', () => {
  const fire = (type: string) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    });

  it('shows nothing personal before the site has confirmed it', async () => {
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

  it('leads to the login where the session has ended', async () => {
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

  it('logs in, and tells the other tabs', async () => {
    await start('out');
    heard.mockClear();
    const auth = hook();
    await act(async () => {
      const input = { email: 'ada@example.org', password: 'segreta' };
      expect(await auth.current.logIn(input)).toEqual({ ok: true, value: undefined });
    });
    expect(auth.current.session).toMatchObject({ status: 'in', user: { id: '7' } });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).toBe('{}{}');
  });

  it.each([
    ['a wrong password', refused('INVALID', 401), { code: 'INVALID' }],
    ['too many tries', refused('RATE_LIMITED', 429, 90), { code: 'RATE_LIMITED', retryAfter: 90 }],
    ['the cms away', refused('CMS_UNREACHABLE', 502), { code: 'CMS_UNREACHABLE' }],
    ['the network away', new TypeError('Failed to fetch'), { code: 'network' }],
    ['a page instead of an answer', { status: 502, json: null }, { code: 'network' }],
  ])('says why a login failed: %s', async (_, answer, error) => {
    bff.instead.set('POST /api/session', answer);
    const auth = hook();
    await act(async () => {
      const result = await auth.current.logIn({ email: 'a', password: 'b' });
      expect(result).toMatchObject({ ok: false, errors: [error] });
    });
    expect(statusOf()).not.toBe('in');
  });

  it.each([null, new TypeError('Failed to fetch')])(
    'logs out here whatever happens: %s',
    async (failure) => {
      bff.logIn();
      await start('in');
      if (failure) bff.instead.set('DELETE /api/session', failure);
      const auth = hook();
      await act(() => auth.current.logOut());
      expect(statusOf()).toBe('out');
      expect(document.cookie).not.toContain('SIGNED_IN');
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the pages of the account when the session ends, wherever that shows', async () => {
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

  it('registers with one name, the language, and whether privacy was accepted', async () => {
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

  it('fetches who it is anew after a change, and says which address is not confirmed yet', async () => {
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
    expect(bff.names()).toEqual([
      ...['Viewer', 'UpdateViewer', 'Viewer', 'ChangeEmail'],
      ...['UpdateViewer', 'Viewer'],
    ]);
    expect(bff.calls[3]?.variables).toEqual({
      email: 'nuova@example.org',
      currentPassword: 'segreta',
    });
  });

  it.each([null, refused('INVALID')])(
    'deletes with the password twice, and is out: %j',
    async (no) => {
      bff.logIn();
      await start('in');
      if (no) bff.instead.set('DeleteAccount', no);
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

  it('gives out the account’s data', async () => {
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

  it('appends to and filters the whole list, which it reads anew before', async () => {
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
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('shows at once what is about to be, and takes it back where it fails', async () => {
    bff.favorites = [1];
    const result = await begin();
    bff.instead.set('UpdateFavorites', refused('CMS_UNREACHABLE', 502));
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.toggle(mark(5));
    });
    expect([...result.current.ids]).toEqual(['1', '5']);
    await act(async () => {
      expect(await outcome).toMatchObject({ ok: false, errors: [{ code: 'CMS_UNREACHABLE' }] });
    });
    expect([...result.current.ids]).toEqual(['1']);
    expect(heard).not.toHaveBeenCalled();
  });

  it('takes a removal back with all that was known of it, where the network is away', async () => {
    bff.favorites = [1, 2];
    const result = await begin();
    bff.instead.set('Viewer', new TypeError('Failed to fetch'));
    await act(async () => {
      expect(await result.current.toggle(mark(1))).toMatchObject({ errors: [{ code: 'network' }] });
    });
    expect(getSession()).toMatchObject({
      user: { favorites: [{ id: '2' }, { id: '1', slug: 'evento-1', sectionHandle: 'events' }] },
    });
  });

  it('does one after the other, however fast one clicks', async () => {
    const result = await begin();
    let writing = 0;
    bff.before = async (name) => {
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

  it('ends where the last click wanted it', async () => {
    const result = await begin();
    await act(async () => {
      await Promise.all([1, 2, 3].map(() => result.current.toggle(mark(4))));
    });
    expect(bff.favorites).toEqual([4]);
  });

  it('keeps at most 1000', async () => {
    bff.favorites = Array.from({ length: 1000 }, (_, index) => index + 1);
    const result = await begin();
    await act(async () => {
      const outcome = await result.current.toggle(mark(1001));
      expect(outcome).toMatchObject({ errors: [{ code: 'TOO_MANY_FAVORITES' }] });
    });
    expect(bff.names()).not.toContain('UpdateFavorites');
    expect(result.current.ids.size).toBe(1000);
  });

  it('is for who is logged in', async () => {
    await start('out');
    const result = hook();
    await act(async () => {
      const outcome = await result.current.toggle(mark(1));
      expect(outcome).toMatchObject({ errors: [{ code: 'SESSION_ENDED' }] });
    });
    expect(bff.calls).toEqual([]);
  });

  it('changes nothing for somebody else who has logged in meanwhile', async () => {
    const result = await begin();
    const another = { ...bff.viewer(), id: '8', fullName: 'Ugo' };
    bff.instead.set('Viewer', { status: 200, json: { data: { viewer: another } } });
    await act(async () => {
      expect((await result.current.toggle(mark(1))).ok).toBe(false);
    });
    expect(bff.favorites).toEqual([]);
    expect(getSession()).toMatchObject({ user: { id: '8' } });
  });
});
