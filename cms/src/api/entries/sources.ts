import { type SectionHandle, sectionOf, sections } from '../../sections';
import { isSite, type Site } from '../../sites';
import { sitesOf } from '../sitesOf';
import type { EntryArgs } from './EntryArgs';

/** A section in one site: what a list of entries is gathered from. */
export interface Source {
  handle: SectionHandle;
  site: Site;
}

/** The sections and sites that the arguments name, in the order to look through. */
export function sourcesOf(args: EntryArgs): Source[] {
  const asked = args.section ?? Object.keys(sections);
  const handles = [...new Set(asked)].filter((handle): handle is SectionHandle =>
    Boolean(handle && sectionOf(handle)),
  );
  const wanted = sitesOf(args.site);
  const preferred = (args.preferSites ?? []).filter(isSite).filter((site) => wanted.includes(site));
  const ordered = args.unique ? [...new Set([...preferred, ...wanted])] : wanted;
  return ordered.flatMap((site) => handles.map((handle) => ({ handle, site })));
}
