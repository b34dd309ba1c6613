import type { BasePayload, Where } from 'payload';
import { sha256Bytes } from '../lib/sha256';
import { isExpiredPreviewToken } from './token';

const collection = 'payload-kv';
const prefix = 'preview ';

interface Claim {
  id: number;
  key: string;
  data: unknown;
}

/**
 * Binds a valid token to the first browser that uses it. True when the token belongs to this browser. The
 * claim is stored in the database until the token expires, for all programs and across restarts.
 * @param browser a secret that the site has set in the browser
 */
export async function claimPreviewToken(
  payload: BasePayload,
  token: string,
  browser: string,
): Promise<boolean> {
  const [name = ''] = /^[^.]+\.[^.]+/.exec(token) ?? [];
  const key = prefix + name;
  const data = sha256Bytes(browser).toString('base64url');
  const where: Where = { key: { equals: key } };
  const findClaim = () => payload.db.findOne<Claim>({ collection, where });
  const first = await findClaim();
  if (first) return first.data === data;
  await deleteExpired(payload);
  try {
    await payload.db.create({ collection, data: { key, data } });
    return true;
  } catch (error) {
    // Keys are unique: another browser has claimed the token in between.
    const other = await findClaim();
    if (!other) throw error;
    return other.data === data;
  }
}

async function deleteExpired(payload: BasePayload): Promise<void> {
  const where: Where = { key: { contains: prefix } };
  const { docs } = await payload.db.find<Claim>({ collection, where, pagination: false });
  const expired = docs
    .map(({ key }) => key)
    .filter((key) => isExpiredPreviewToken(key.slice(prefix.length)));
  if (expired.length > 0)
    await payload.db.deleteMany({ collection, where: { key: { in: expired } } });
}
