import { signatureLifetimeMs } from '@studium/shared/signature';

/** Used signatures, and the time after which their age alone makes them invalid. */
const usedSignatures = new Map<string, number>();

/**
 * Records that a valid signature is used. Another process, or this one after a restart, would accept it again,
 * which only regenerates the pages once more.
 * @returns false if it was used before
 */
export function claimSignature(header: string, now = Date.now()): boolean {
  for (const [used, until] of usedSignatures) if (until < now) usedSignatures.delete(used);
  if (usedSignatures.has(header)) return false;
  usedSignatures.set(header, now + 2 * signatureLifetimeMs);
  return true;
}
