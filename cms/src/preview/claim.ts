import type { BasePayload, Where } from 'payload';
import { digest } from './digest';
import { hasEnded } from './token';

const collection = 'payload-kv';
const prefix = 'preview ';

interface Claim {
  id: number;
  key: string;
  data: unknown;
}

/**
 * Gives a valid token to the browser that comes with it first; whether it is this browser's. Kept
 * in the database until the token has ended, so that it holds for all programs and after a restart.
 * @param browser a secret that the site has given to the browser
 */
export async function claim(
  payload: BasePayload,
  token: string,
  browser: string,
): Promise<boolean> {
  const [name = ''] = /^[^.]+\.[^.]+/.exec(token) ?? [];
  const key = prefix + name;
  const data = digest(browser).toString('base64url');
  const where: Where = { key: { equals: key } };
  const known = () => payload.db.findOne<Claim>({ collection, where });
  const first = await known();
  if (first) return first.data === data;
  await forgetEnded(payload);
  try {
    await payload.db.create({ collection, data: { key, data } });
    return true;
  } catch (error) {
    // Keys are unique: somebody came first, in the moment between.
    const other = await known();
    if (!other) throw error;
    return other.data === data;
  }
}

async function forgetEnded(payload: BasePayload): Promise<void> {
  const where: Where = { key: { contains: prefix } };
  const { docs } = await payload.db.find<Claim>({ collection, where, pagination: false });
  const ended = docs.map(({ key }) => key).filter((key) => hasEnded(key.slice(prefix.length)));
  if (ended.length > 0) await payload.db.deleteMany({ collection, where: { key: { in: ended } } });
}
