import { sql } from '@payloadcms/db-postgres';
import type { Accounts } from './Accounts';
import { type VisitorRow, findVisitorByUid } from './visitors';

/** The logged-in account and its session. */
export interface Viewer {
  visitor: VisitorRow;
  session: string;
}

/** Returns the JWT of an Authorization header. Other schemes, such as that of previews, are ignored. */
const tokenOf = (header: string | null): string | null =>
  /(?:^|,)\s*JWT(?![^\s,])\s*([^\s,]*)/i.exec(header ?? '')?.[1] ?? null;

/**
 * Returns the account that sends a request, null without a token, or `invalid` if the token is forged or
 * expired or if its session or account no longer exists.
 */
export async function readViewer(
  header: string | null,
  { database, jwt }: Pick<Accounts, 'database' | 'jwt'>,
): Promise<Viewer | null | 'invalid'> {
  const token = tokenOf(header);
  if (token === null) return null;
  const claims = await jwt.read(token);
  if (!claims) return 'invalid';
  const alive = await database.read(sql`SELECT 1 FROM visitor_sessions
      WHERE uid = ${claims.session} AND visitor = ${claims.visitor} AND expires_at > ${Date.now()}`);
  const visitor = alive.length > 0 ? await findVisitorByUid(database.read, claims.visitor) : null;
  return visitor?.active ? { visitor, session: claims.session } : 'invalid';
}
