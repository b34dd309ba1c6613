import type { PayloadRequest } from 'payload';
import { deviceName } from '../../accounts/deviceName';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { queueAccountMail } from '../../accounts/queueAccountMail';
import { messages, refusal } from '../../accounts/refusal';
import type { Query } from '../../db/Database';
import type { Session } from '../../accounts/Sessions';
import { findVisitorByUid } from '../../accounts/visitors';
import type { ResolversOf } from '../ContractResolvers';
import { momentOf } from '../dateTime';
import { authOf } from './auth';
import { viewerOf } from './Caller';

const invalid = () => refusal('INVALID', messages.refreshToken);

/** Notifies the owner that a rotated token was used again and that the session was therefore ended. */
async function notifyOfReplay(
  query: Query,
  req: PayloadRequest,
  { visitor: uid }: Session,
): Promise<void> {
  const owner = await findVisitorByUid(query, uid);
  if (owner)
    await queueAccountMail(req, 'session-replayed', owner, mailLink('login', owner.language));
}

export interface SessionSource {
  session: Session;
  current: boolean;
}

export const sessionFields = {
  id: ({ session }: SessionSource) => session.uid,
  device: ({ session }: SessionSource) => session.device,
  createdAt: ({ session }: SessionSource) => momentOf(session.startedAt),
  lastUsedAt: ({ session }: SessionSource) => momentOf(session.lastUsedAt),
};

export const sessionQueries = {
  async sessions(_, __, context) {
    const { visitor, session: own } = viewerOf(context);
    const list = await context.accounts.sessions.list(visitor.uid);
    return list.map((session) => ({ session, current: session.uid === own }));
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const sessionMutations = {
  /** Exchanges a refresh token for new tokens. */
  async refreshToken(_, { refreshToken: token }, context) {
    const { accounts, caller } = context;
    await accounts.limits.take(['refreshFromNetwork', caller.address]);
    if (!token) throw invalid();
    const device = deviceName(caller.userAgent);
    const refreshed = await accounts.sessions.refresh(token, device, notifyOfReplay);
    if (refreshed && 'replayed' in refreshed)
      logEvent('refresh-replayed', { visitor: refreshed.replayed.visitor });
    if (!refreshed || 'replayed' in refreshed) throw invalid();
    const visitor = await findVisitorByUid(accounts.database.read, refreshed.session.visitor);
    if (!visitor?.active) throw invalid();
    return authOf(visitor, refreshed, accounts.jwt);
  },

  /** Logs out the session of the refresh token and the session of the Authorization header. */
  async deleteRefreshToken(_, { refreshToken: token }, { accounts, caller }) {
    const sent = [caller.viewer?.session, token ? accounts.sessions.sessionIdOf(token) : null];
    const known = sent.filter((sessionId) => typeof sessionId === 'string');
    if (known.length === 0) throw invalid();
    await accounts.database.write(async (query) => {
      for (const sessionId of known) await accounts.sessions.end(query, sessionId);
    });
    logEvent('logged-out', { visitor: caller.viewer?.visitor.uid });
    return true;
  },

  /** Ends all other sessions of the account. */
  async deleteRefreshTokens(_, __, context) {
    const { visitor, session } = viewerOf(context);
    const { database, sessions } = context.accounts;
    const count = await database.write((query) => sessions.endAll(query, visitor.uid, session));
    logEvent('logged-out-elsewhere', { visitor: visitor.uid, count });
    return true;
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
