import { encode, everything } from './codec';
import type { Finding, FindingSection } from './model';

/** What a list is asked for, without what has another name in the other language. */
export const sharedQuery = (section: FindingSection, finding: Finding): string =>
  // Categories and universities, and what hangs on a university.
  encode(section, { ...finding, category: null, near: null, within: null, sort: everything.sort });
