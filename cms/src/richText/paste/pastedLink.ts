import { isTracker } from '@studium/shared/trackers';
import { isLinkAddress } from '../../fields/linkAddress';

/** Pages of other programs that only lead on, and the parameters with the real address. */
const detours: [page: RegExp, parameters: string[]][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com\//, ['url']],
  [/^(l|lm)\.(facebook|instagram)\.com\//, ['u']],
  [/^(www\.)?youtube\.com\/redirect$/, ['q']],
  [/^(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)$/, ['url']],
  [/^slack-redir\.net\/link$/, ['url']],
  [/^(statics\.)?teams\.(cdn\.office\.net|microsoft\.com)\/.*redirect/, ['url']],
];

/** The address behind a page that only leads on; the address itself if there is none. */
function withoutDetour(address: URL): URL {
  const page = `${address.hostname}${address.pathname}`;
  for (const [pattern, parameters] of detours) {
    const target = pattern.test(page) && parameters.map((name) => address.searchParams.get(name));
    const found = target && target.find((value) => value && /^https?:/i.test(value));
    if (found && URL.canParse(found)) return withoutDetour(new URL(found));
  }
  return address;
}

/** Removes what only reports to others who follows the link. */
function withoutTrackers(address: URL): void {
  const names = [...address.searchParams.keys()].filter(isTracker);
  for (const name of names) address.searchParams.delete(name);
}

/**
 * The address of a pasted link as it is stored. Null when it leads nowhere for visitors: to a file of the editor's
 * computer, to a place inside the copied document, to a page without its site.
 */
export function pastedLink(href: string): string | null {
  const text = href.trim().replace(/^(?=www\.)/i, 'https://');
  if (!/^https?:/i.test(text))
    return /^(mailto|tel):/i.test(text) && isLinkAddress(text) ? text : null;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const target = withoutDetour(address);
  const stays = target === address && ![...address.searchParams.keys()].some(isTracker);
  withoutTrackers(target);
  const stored = stays ? text : target.href;
  return isLinkAddress(stored) ? stored : null;
}
