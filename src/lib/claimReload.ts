import { storageKeys } from '@/config/storageKeys';
import { readStorage, writeStorage } from './storage';

/** Milliseconds in which a page reloads only once because its code failed to load (specification §9). */
const guardMs = 60_000;

/**
 * Returns whether the page may reload because code failed to load, and stores the time of a permitted reload.
 * Without storage it returns false, because the page could reload without end. public/hydrate.js shares the
 * limit for the entry scripts.
 */
export function claimReload(): boolean {
  const reloadedAt = readStorage('sessionStorage', storageKeys.reloadedAt);
  if (reloadedAt === undefined || Math.abs(Date.now() - Number(reloadedAt)) < guardMs) return false;
  return writeStorage('sessionStorage', storageKeys.reloadedAt, String(Date.now()));
}
