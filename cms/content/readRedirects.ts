import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RedirectSeed } from '../seed/types';
import { isHttps, mayHaveQuery, maxLength, normalizePath } from '../src/redirects/address';
import { defaultSite, sites } from '../src/sites';
import { readYamlFile, type TownFolder } from './files';
import { type LinkTarget, parseLinkTarget } from './links';

/** The file of the redirects. A town without redirects has none. */
export const redirectsFile = 'content/redirects.yml';

/** An address without a query, or one to which a query can belong. */
const hasAllowedQuery = (text: string): boolean => {
  const from = normalizePath(text);
  return from === null || !from.includes('?') || mayHaveQuery(from);
};

const from = z
  .string()
  .refine(
    (text) => normalizePath(text) !== null,
    `must begin with a single slash, without spaces and #, and have at most ${maxLength} characters`,
  )
  .refine(hasAllowedQuery, 'can have a question mark only after a file such as /index.php')
  .transform((text) => normalizePath(text) ?? text);

/** Reads where a redirect leads; null if it is neither an entry nor an address. */
export function readTarget(text: string): LinkTarget | null {
  const link = parseLinkTarget(text);
  if (link && 'entry' in link.target) return link;
  const url = isHttps(text) ? text : normalizePath(text);
  return url === null ? null : { target: { url } };
}

const to = z
  .string()
  .refine(
    (text) => readTarget(text) !== null,
    'must lead to an entry, such as pages/first-steps, to a path of the site, such as /alloggi, or to an address that begins with https://',
  );

const redirects = z.array(z.strictObject({ from, to, language: z.enum(sites).optional() }));

/** Reads the redirects of a town, in the order of the file. */
export function readRedirects(town: TownFolder): RedirectSeed[] {
  if (!existsSync(path.join(town.root, redirectsFile))) return [];
  const yaml = readYamlFile(town, redirectsFile);
  const seen = new Map<string, number>();
  return (yaml.check(redirects) ?? []).flatMap((redirect, index): RedirectSeed[] => {
    const { from: address, language } = redirect;
    const line = yaml.lineOf([index, 'from']);
    const earlier = seen.get(address);
    if (earlier !== undefined)
      yaml.report([index, 'from'], `is the same address as on line ${earlier}`);
    seen.set(address, line);
    const { target, reference } = readTarget(redirect.to) ?? {};
    town.collected.references.add(yaml.placeOf([index, 'to']), reference);
    if (target && 'entry' in target)
      return [{ from: address, to: { ...target, site: language ?? defaultSite }, line }];
    if (language !== undefined)
      yaml.report([index, 'language'], 'is possible only if the redirect leads to an entry');
    return target && 'url' in target ? [{ from: address, to: target, line }] : [];
  });
}
