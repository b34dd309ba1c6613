import type { ResolverMap } from './ContractResolvers';
import { linkField } from './links/linkField';
import { assetList } from './media/assetList';
import { rowFields } from './rows';

/** Resolvers of the rows inside single blocks. */
export const blockRowResolvers = {
  buttons_button_BlockType: { ...rowFields, fieldLink: linkField(({ row }) => row.fieldLink) },
  links_link_BlockType: { ...rowFields, fieldLink: linkField(({ row }) => row.fieldLink) },
  slides_slide_BlockType: {
    ...rowFields,
    fieldLink: linkField(({ row }) => row.fieldLink),
    coverImage: assetList(({ row }) => row.coverImage),
  },
  videoSettings_videoSettings_BlockType: {
    ...rowFields,
    // A block has one row of settings, which Payload stores without an id.
    id: () => null,
    video: assetList(({ row }) => row.video),
    poster: assetList(({ row }) => row.poster),
    captions: assetList(({ row }) => row.captions),
    autoplay: ({ row }) => row.autoplay ?? false,
    loop: ({ row }) => row.loop ?? false,
    muted: ({ row }) => row.muted ?? false,
    controls: ({ row }) => row.controls ?? true,
  },
} satisfies ResolverMap<
  | 'buttons_button_BlockType'
  | 'links_link_BlockType'
  | 'slides_slide_BlockType'
  | 'videoSettings_videoSettings_BlockType'
>;
