import type { Footer1, Social } from '../../payload-types';
import type { ApiContext } from '../context';
import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { html } from '../html';
import { linkField } from '../links/linkField';
import { assetList } from '../media/assetList';
import { flattenNodes, menuTree } from '../navigation/nodes';
import { rowFields, type RowSource, typedRows } from '../rows';
import { sitesOf } from '../sitesOf';
import { isSetHandle, setNames, type SetSource } from './sets';

interface Args {
  handle?: string[] | null;
  site?: string[] | null;
}

function globalSets(_: unknown, args: Args, { read }: ApiContext): Promise<SetSource[]> {
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
  footerContent: ({ doc, site }: SetSource<'footer1'>) =>
    typedRows('footerContent', doc.footerContent, site),
};

type FooterRow = NonNullable<Footer1['footerContent']>[number];
type FooterSource<Type extends FooterRow['blockType']> = RowSource<
  Extract<FooterRow, { blockType: Type }>
>;

async function navigationMenu(
  { row, site }: FooterSource<'navigationMenu'>,
  args: { site?: string[] | null },
  context: ApiContext,
) {
  const [menuSite = site] = args.site ? sitesOf(args.site) : [];
  return flattenNodes(await menuTree(row.menu, menuSite, context));
}

type Profile = NonNullable<Social['socials']>[number];
const profile = {
  ...rowFields,
  fieldLink: linkField(({ row }: RowSource<Profile>) => row.fieldLink),
};

export const globalResolvers: TypeResolvers = {
  Query: {
    globalSets,
    globalSet: async (source: unknown, args: Args, context: ApiContext) =>
      (await globalSets(source, args, context))[0] ?? null,
  },
  footer1_GlobalSet: footer,
  footer2_GlobalSet: footer,
  footer3_GlobalSet: footer,
  footer4_GlobalSet: footer,
  footerContent_textContent_BlockType: {
    ...rowFields,
    textContent: html(({ row }: FooterSource<'textContent'>) => row.textContent),
  },
  footerContent_navigationMenu_BlockType: { ...rowFields, navigationMenu },
  prefooter_GlobalSet: {
    ...setFields,
    contentManager: contentManager(({ doc }: SetSource<'prefooter'>) => doc.contentManager),
  },
  socials_GlobalSet: {
    ...setFields,
    socials: ({ doc, site }: SetSource<'socials'>) => typedRows('socials', doc.socials, site),
  },
  socials_facebook_BlockType: profile,
  socials_instagram_BlockType: profile,
  socials_linkedin_BlockType: profile,
  socials_vimeo_BlockType: profile,
  socials_youtube_BlockType: profile,
  socials_twitter_BlockType: profile,
  generalConfigurations_GlobalSet: {
    ...setFields,
    priceDisclaimer: html(({ doc }: SetSource<'generalConfigurations'>) => doc.priceDisclaimer),
    accommodationDisclaimer: html(
      ({ doc }: SetSource<'generalConfigurations'>) => doc.accommodationDisclaimer,
    ),
  },
  registerPrivacy_GlobalSet: {
    ...setFields,
    textContent: html(({ doc }: SetSource<'registerPrivacy'>) => doc.textContent),
  },
  siteInfo_GlobalSet: {
    ...setFields,
    image: assetList(({ doc }: SetSource<'siteInfo'>) => doc.image),
    plainTitle: ({ doc }: SetSource<'siteInfo'>) => doc.plainTitle,
    plainDescription: ({ doc }: SetSource<'siteInfo'>) => doc.plainDescription,
  },
};
