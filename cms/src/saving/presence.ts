import type { PayloadRequest, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import { stringOrEmpty } from '../lib/stringOrEmpty';

/** Milliseconds after the last heartbeat when a form counts as closed: browsers slow down hidden tabs. */
const lifetimeMs = 75_000;

/** A form that a member of the staff has open. */
export interface OpenForm {
  /** The document, such as `news/41` or `globals/siteInfo`. */
  document: string;
  name: string;
  isOwn: boolean;
  /** ISO time. */
  since: string;
}

/** The forms that are open for some documents, except that of one tab. */
export async function findOpenForms(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  document: { equals: string } | { like: string },
  exceptTab = '',
): Promise<OpenForm[]> {
  const heardOf = new Date(Date.now() - lifetimeMs).toISOString();
  const { docs } = await req.payload.find({
    collection: 'openForms',
    where: {
      and: [
        { document },
        { updatedAt: { greater_than: heardOf } },
        { tab: { not_equals: exceptTab } },
      ],
    },
    sort: 'createdAt',
    depth: 1,
    pagination: false,
    req,
  });
  return docs.map(({ document: name, user, createdAt }) => ({
    document: name,
    name: isRecord(user) ? stringOrEmpty(user.name) || stringOrEmpty(user.email) : '',
    isOwn: isRecord(user) && user.id === req.user?.id,
    since: createdAt,
  }));
}

/** Stores that a person has a form open, or had it until now. */
export async function storeHeartbeat(
  req: PayloadRequest,
  { tab, document, isLeaving }: { tab: string; document: string; isLeaving: boolean },
): Promise<void> {
  const { payload, user } = req;
  if (!user) return;
  const old = new Date(Date.now() - 2 * lifetimeMs).toISOString();
  const own: Where = { and: [{ tab: { equals: tab } }, { user: { equals: user.id } }] };
  const closed: Where = { updatedAt: { less_than: old } };
  const where: Where = isLeaving ? { or: [own, closed] } : closed;
  await payload.db.deleteMany({ collection: 'openForms', where, req });
  if (isLeaving) return;
  const { docs } = await payload.update({
    collection: 'openForms',
    where: own,
    data: { document },
    req,
  });
  if (docs.length === 0)
    await payload.create({
      collection: 'openForms',
      data: { tab, document, user: user.id },
      req,
    });
}
