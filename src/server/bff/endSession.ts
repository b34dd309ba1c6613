import { documentOf } from './operations';
import type { Visit } from './Visit';

/** Ends the session in the CMS. A failure is ignored, because the session expires anyway. */
export async function endSession(visit: Visit): Promise<void> {
  if (!visit.hasTokens) return;
  const logout = visit.sendAsVisitor(documentOf('Logout'), ({ refreshToken }) => ({
    refreshToken,
  }));
  await logout.catch(() => undefined);
}
