import { formatLinkTarget } from '../content/links';
import { readTarget, redirectsFile } from '../content/readRedirects';
import { isRecord } from '../src/lib/isRecord';
import { normalizePath } from '../src/redirects/address';
import { isEntryCollection } from '../src/sections/sections';
import { isSite, type Site } from '../src/sites';
import { type CmsContent, reasonOfOmission, siteTextOf } from './CmsContent';
import type { Omissions } from './Omissions';
import type { Fields } from '../src/lib/Fields';

/** Where a redirect leads; undefined if the files do not have its entry. */
function targetOf(
  { kind, entry, site, target }: Fields,
  content: CmsContent,
): { to: string; language?: Site } | undefined {
  if (kind === 'address') return { to: siteTextOf(target) };
  if (!isRecord(entry) || !isSite(site)) return undefined;
  const { relationTo, value: id } = entry;
  if (typeof relationTo !== 'string' || !isEntryCollection(relationTo)) return undefined;
  const found = content.entries.get(relationTo)?.find(({ doc }) => doc.id === id);
  if (!found || reasonOfOmission(found) !== undefined) return undefined;
  const link = { text: '', entry: { section: relationTo, key: found.key } };
  return { to: formatLinkTarget(link), language: site };
}

/** The redirects in alphabetical order, as content/readRedirects.ts reads them. */
export function redirectsOf(content: CmsContent, omissions: Omissions): Fields[] {
  const redirects = content.redirects.flatMap((redirect) => {
    const from = siteTextOf(redirect.from);
    const target = targetOf(redirect, content);
    const isReadable = target && normalizePath(from) === from && readTarget(target.to) !== null;
    if (isReadable) return [{ from, ...target }];
    const reason = target ? 'is too long' : 'leads to nothing public';
    omissions.add(redirectsFile, `the redirect from ${from}, which ${reason}`);
    return [];
  });
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}
