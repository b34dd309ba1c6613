import { defaultSite, isSite, type Site, sites } from '../sites';

/** Returns the sites of a `site` argument in its order. "*" means all, an empty argument the default site. */
export function sitesOf(argument: readonly unknown[] | null | undefined): Site[] {
  if (!argument || argument.length === 0) return [defaultSite];
  if (argument.includes('*')) return [...sites];
  return [...new Set(argument.filter(isSite))];
}
