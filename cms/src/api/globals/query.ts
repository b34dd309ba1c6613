import type { QueryGlobalSetsArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import { contentManager } from '../contentManager';
import type { ResolversOf, SomeResolvers } from '../ContractResolvers';
import { richTextField } from '../richTextField';
import { assetList } from '../media/assetList';
import { flattenNodes, menuTree } from '../navigation/nodes';
import { linkRowFields } from '../rowResolvers';
import { rowFields, typedRowSources } from '../rows';
import { sitesOf } from '../sitesOf';
import { isSetHandle, setNames, type SetSource } from './sets';

function globalSets(
  _: unknown,
  args: QueryGlobalSetsArgs,
  { read }: ApiContext,
): Promise<SetSource[]> {
  const handles = (args.handle ?? [...setNames.keys()]).filter(isSetHandle);
  return Promise.all(
    sitesOf(args.site).flatMap((site) =>
      handles.map(async (handle) => {
        const doc = await read.global(handle, site);
        return { __typename: `${handle}_GlobalSet`, handle, doc, site };
      }),
    ),
  );
}

const setFields = {
  name: ({ handle, site }: SetSource) => setNames.get(handle)?.[site] ?? handle,
  handle: ({ handle }: SetSource) => handle,
};

const footer = {
  ...setFields,
  footerContent: ({ doc, site }: SetSource<`footer${1 | 2 | 3 | 4}`>) =>
    typedRowSources('footerContent', doc.footerContent, site),
};

export const globalQueries = {
  globalSets,
  globalSet: async (source, args, context) => (await globalSets(source, args, context))[0] ?? null,
} satisfies Partial<ResolversOf<'Query'>>;

export const globalResolvers = {
  footer1_GlobalSet: footer,
  footer2_GlobalSet: footer,
  footer3_GlobalSet: footer,
  footer4_GlobalSet: footer,
  footerContent_textContent_BlockType: {
    ...rowFields,
    textContent: richTextField(({ row }) => row.textContent),
  },
  footerContent_navigationMenu_BlockType: {
    ...rowFields,
    navigationMenu: async ({ row, site }, args, context) => {
      const [menuSite = site] = args.site ? sitesOf(args.site) : [];
      return flattenNodes(await menuTree(row.menu, menuSite, context));
    },
  },
  prefooter_GlobalSet: { ...setFields, contentManager },
  socials_GlobalSet: {
    ...setFields,
    socials: ({ doc, site }) => typedRowSources('socials', doc.socials, site),
  },
  socials_facebook_BlockType: linkRowFields,
  socials_instagram_BlockType: linkRowFields,
  socials_linkedin_BlockType: linkRowFields,
  socials_vimeo_BlockType: linkRowFields,
  socials_youtube_BlockType: linkRowFields,
  socials_twitter_BlockType: linkRowFields,
  generalConfigurations_GlobalSet: {
    ...setFields,
    priceDisclaimer: richTextField(({ doc }) => doc.priceDisclaimer),
    accommodationDisclaimer: richTextField(({ doc }) => doc.accommodationDisclaimer),
  },
  registerPrivacy_GlobalSet: {
    ...setFields,
    textContent: richTextField(({ doc }) => doc.textContent),
  },
  siteInfo_GlobalSet: { ...setFields, image: assetList(({ doc }) => doc.image) },
} satisfies SomeResolvers;
