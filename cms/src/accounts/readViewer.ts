import { sql } from '@payloadcms/db-postgres';
import type { Accounts } from './Accounts';
import { anyRow } from './row';
import { type VisitorRow, visitorOfUid } from './visitors';

/** Who is logged in, and in which session. */
export interface Viewer {
  visitor: VisitorRow;
  session: string;
}

/** The token of an Authorization header; other schemes, such as that of previews, are none. */
const tokenOf = (header: string | null): string | null =>
  /(?:^|,)\s*JWT(?![^\s,])\s*([^\s,]*)/i.exec(header ?? '')?.[1] ?? null;

/**
 * Who a request comes from: nobody (null) without a token, `invalid` with one that is forged or has
 * run out, or whose session or account has ended.
 */
export async function readViewer(
  header: string | null,
  { rows, jwt }: Pick<Accounts, 'rows' | 'jwt'>,
): Promise<Viewer | null | 'invalid'> {
  const token = tokenOf(header);
  if (token === null) return null;
  const bearer = await jwt.read(token);
  if (!bearer) return 'invalid';
  const alive = await rows.read(
    anyRow,
    sql`SELECT 1 FROM visitor_sessions
      WHERE uid = ${bearer.session} AND visitor = ${bearer.visitor} AND expires_at > ${Date.now()}`,
  );
  const visitor = alive.length > 0 ? await visitorOfUid(rows.read, bearer.visitor) : null;
  return visitor?.active ? { visitor, session: bearer.session } : 'invalid';
}
