import { defaultSite, isSite, type Site, sites } from '../sites';

/** Returns the sites of a `site` argument in its order. "*" means all, an empty argument the default site. */
export function sitesOf(argument: readonly unknown[] | null | undefined): Site[] {
  if (!argument || argument.length === 0) return [defaultSite];
  if (argument.includes('*')) return [...sites];
  return [...new Set(argument.filter(isSite))];
}

/** Returns the sites of a `site` argument, those of `preferSites` first. */
export function preferredSites(args: {
  site?: readonly unknown[] | null;
  preferSites?: readonly unknown[] | null;
}): Site[] {
  const wanted = sitesOf(args.site);
  const preferred = (args.preferSites ?? []).filter(isSite).filter((site) => wanted.includes(site));
  return [...new Set([...preferred, ...wanted])];
}
