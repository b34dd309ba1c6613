import type { Config } from '../../payload-types';
import { footers, prefooter } from '../../globals/footers';
import { socials } from '../../globals/socials';
import { generalConfigurations, registerPrivacy, siteInfo } from '../../globals/texts';
import { inEachSite, type PerSite, type Site } from '../../sites';
import type { ReadGlobal } from '../Reader';

type Globals = Config['globals'];
type SetHandle = Exclude<ReadGlobal, 'headerMenu' | 'topMenu' | 'mainMenu' | 'footerMenu'>;

export interface SetSource<Handle extends SetHandle = SetHandle> {
  __typename: string;
  handle: Handle;
  doc: Globals[Handle];
  site: Site;
}

const configs = [siteInfo, socials, ...footers, prefooter, generalConfigurations, registerPrivacy];

/** Names of the sets by handle and language, in the order of answers. */
export const setNames = new Map<string, PerSite>(
  configs.map(({ slug, label }) => {
    const names = typeof label === 'object' ? label : {};
    return [slug, inEachSite((site) => names[site] ?? names.en ?? slug)];
  }),
);

export const isSetHandle = (value: unknown): value is SetHandle =>
  typeof value === 'string' && setNames.has(value);
