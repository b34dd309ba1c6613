import type { QueryEntriesArgs } from '../../contract-types';
import { isSectionHandle, type SectionHandle, sections } from '../../sections/sections';
import type { Site } from '../../sites';
import { preferredSites, sitesOf } from '../sitesOf';

/** A section in one site, from which entries of a list are read. */
export interface Source {
  handle: SectionHandle;
  site: Site;
}

/** Returns the sections and sites of the arguments, in the order in which they are read. */
export function sourcesOf(args: QueryEntriesArgs): Source[] {
  const requested = args.section ?? Object.keys(sections);
  const handles = [...new Set(requested)].filter(isSectionHandle);
  const ordered = args.unique ? preferredSites(args) : sitesOf(args.site);
  return ordered.flatMap((site) => handles.map((handle) => ({ handle, site })));
}

/** Returns whether the sources contain an entry twice, once per language. */
export const hasSeveralSites = (sources: readonly Source[]): boolean =>
  new Set(sources.map(({ site }) => site)).size > 1;
