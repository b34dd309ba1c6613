import { defaultSite, isSite, type Site, sites } from '../sites';

/** The sites that a `site` argument names, in its order; "*" names all, none the default one. */
export function sitesOf(argument: readonly unknown[] | null | undefined): Site[] {
  if (!argument || argument.length === 0) return [defaultSite];
  if (argument.includes('*')) return [...sites];
  return [...new Set(argument.filter(isSite))];
}
