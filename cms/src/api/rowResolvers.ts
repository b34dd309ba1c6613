import type { Site } from '../sites';
import type { SomeResolvers } from './ContractResolvers';
import { linkField, type StoredLink } from './links/linkField';
import { assetList } from './media/assetList';
import { rowFields } from './rows';

/** Resolvers of the fields of a row with a link. */
export const linkRowFields = {
  ...rowFields,
  fieldLink: linkField(({ row }: { row: { fieldLink?: StoredLink }; site: Site }) => row.fieldLink),
};

/** Resolvers of the rows inside single blocks and in galleries. */
export const rowResolvers = {
  buttons_button_BlockType: linkRowFields,
  links_link_BlockType: linkRowFields,
  slides_slide_BlockType: {
    ...linkRowFields,
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
  gallery_images_BlockType: { ...rowFields, images: assetList(({ row }) => row.images ?? []) },
  gallery_video_BlockType: {
    ...rowFields,
    video: assetList(({ row }) => row.video),
    poster: assetList(({ row }) => row.poster),
    captions: assetList(({ row }) => row.captions),
  },
  gallery_videoEmbed_BlockType: rowFields,
} satisfies SomeResolvers;
