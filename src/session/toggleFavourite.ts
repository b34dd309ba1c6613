import { inTurn } from './inTurn';
import { readViewer } from './restoreSession';
import type { AuthError, Result } from './result';
import { getSession, setSession, type Viewer } from './session';
import { tellTabs } from './startSession';
import { endWish, makeWish, withWishes, type Wish } from './wishes';

/** Favourites of an account, at most (specification §9). */
const most = 1000;

/** Sends the whole list (specification §4). @returns the account as it is afterwards */
export type Write = (ids: number[]) => Promise<Result<Viewer>>;

/**
 * Marks what is not marked, and the reverse: seen at once, and taken back where it fails. One after
 * the other over all tabs, each on the list as the cms has it then.
 */
export async function toggleFavourite(entry: Wish['entry'], write: Write): Promise<Result> {
  const session = getSession();
  if (session.status !== 'in') return failure('SESSION_ENDED');
  const before = session.user;
  const wish = { entry, wanted: !before.favorites.some(({ id }) => id === entry.id) };
  makeWish(wish);
  setSession({ status: 'in', user: withWishes(before) });
  const { result, known } = await inTurn('favourites', () => comeTrue(wish, before, write));
  endWish(wish);
  const now = getSession();
  if (now.status === 'in') {
    const user = known ?? without(wish, now.user, before);
    setSession({ status: 'in', user: withWishes(user) });
  }
  return result;
}

interface Outcome {
  result: Result;
  /** The account as the cms has told it last. */
  known: Viewer | null;
}

async function comeTrue(wish: Wish, before: Viewer, write: Write): Promise<Outcome> {
  // Another tab or device may have marked something since: its list is the one to change.
  const fresh = await readViewer();
  if (!fresh.ok) return { result: fresh, known: null };
  const known = fresh.value;
  if (known.id !== before.id) return { result: failure('SESSION_ENDED'), known };
  const ids = idsWith(wish, known);
  if (ids.length > most) return { result: failure('TOO_MANY_FAVORITES'), known };
  const written = await write(ids);
  if (!written.ok) return { result: written, known };
  tellTabs();
  return { result: { ok: true, value: undefined }, known: written.value };
}

/** The list appended to, or filtered (specification §4), as numbers. */
function idsWith({ entry, wanted }: Wish, { favorites }: Viewer): number[] {
  const others = favorites.map(({ id }) => id).filter((id) => id !== entry.id);
  const isIn = others.length < favorites.length;
  if (wanted && isIn) return favorites.map(({ id }) => Number(id));
  return (wanted ? [...others, entry.id] : others).map(Number);
}

/** What is shown now, but for a wish that did not come true. */
function without({ entry, wanted }: Wish, now: Viewer, before: Viewer): Viewer {
  const others = now.favorites.filter(({ id }) => id !== entry.id);
  const lost = wanted ? [] : before.favorites.filter(({ id }) => id === entry.id);
  return { ...now, favorites: [...others, ...lost] };
}

function failure(code: string): { ok: false; errors: AuthError[] } {
  return { ok: false, errors: [{ code, message: '' }] };
}
