import { documentOf } from './operations';
import type { Visit } from './Visit';

/** Tells the cms that the session is over. One that cannot be told will forget it with time. */
export async function endSession(visit: Visit): Promise<void> {
  if (!visit.isKnown) return;
  const told = visit.askPersonally(documentOf('Logout'), ({ refreshToken }) => ({ refreshToken }));
  await told.catch(() => undefined);
}
