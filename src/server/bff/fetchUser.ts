import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { documentOf } from './operations';
import type { VisitorSession } from './VisitorSession';

/** The user who is logged in, as far as the server needs it. */
export interface User {
  id: string;
  /** In the order in which they were saved. */
  favorites: { id: string; sectionHandle: string }[];
}

const id = z.union([z.string().min(1), z.number()]).transform(String);
const favouriteShape = z.object({ id, sectionHandle: z.string() });
const userShape = z.object({ id, favorites: z.array(z.unknown()).nullish() });

/**
 * Fetches the user of a session. @returns null when it is over
 * @param site site handle of the page
 * @throws AppError cms/… when the cms does not answer, or answers without a user
 */
export async function fetchUser(session: VisitorSession, site: string): Promise<User | null> {
  const answer = await session.sendAsVisitor(documentOf('Viewer'), { preferSites: [site] });
  if (!answer) return null;
  const user = parseUser(answer.data?.viewer);
  if (!user) throw new AppError('cms/invalid-answer', 'a viewer without an id');
  return user;
}

/** Null without an id, because nobody is logged in then (specification §4). */
export function parseUser(data: unknown): User | null {
  const user = userShape.safeParse(data);
  if (!user.success) return null;
  const favorites = (user.data.favorites ?? []).flatMap((entry) => {
    const favourite = favouriteShape.safeParse(entry);
    return favourite.success ? [favourite.data] : [];
  });
  return { id: user.data.id, favorites };
}
