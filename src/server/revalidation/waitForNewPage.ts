import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { defaultLocale } from '@/routing/locales';
import { filePath } from '@/routing/filePath';
import { match } from '@/routing/match';
import { queue } from './queue';

/** Milliseconds that a visitor waits for the new version of a page; then the old one is sent. */
const maxWaitMs = 2000;

/**
 * If the requested page waits for its regeneration, regenerates it before pages that nobody requests. After a change
 * of a menu all pages wait, the last ones for more than half a minute, and no visitor should see the old menu.
 *
 * @returns resolves when the page is regenerated, or that failed or took too long; null if it does not wait
 */
export function waitForNewPage({ method, url = '' }: IncomingMessage): Promise<unknown> | null {
  if (queue.length === 0 || method !== 'GET') return null;
  const path = cachePathOf(url);
  const done = path === null ? undefined : queue.prioritize(path);
  return done ? Promise.race([done, pause(maxWaitMs, undefined, { ref: false })]) : null;
}

/** The address of a page's data, which navigation requests: the cache path, always with the language. */
const dataAddress = /^\/_next\/data\/[^/]+(\/[^?]*)\.json(?:\?|$)/;

const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/|$)`);

/** The path under which Next caches the page of an address; null if the site has no such page. */
function cachePathOf(url: string): string | null {
  const data = dataAddress.exec(url)?.[1];
  if (data) return data.replace(defaultPrefix, '') || '/';
  const route = match(url);
  return route && filePath(route);
}
