import type { ResolverMap } from './ContractResolvers';
import { assetList } from './media/assetList';
import { rowFields } from './rows';

export const galleryResolvers = {
  gallery_images_BlockType: { ...rowFields, images: assetList(({ row }) => row.images ?? []) },
  gallery_video_BlockType: {
    ...rowFields,
    video: assetList(({ row }) => row.video),
    poster: assetList(({ row }) => row.poster),
    captions: assetList(({ row }) => row.captions),
  },
  gallery_videoEmbed_BlockType: rowFields,
} satisfies ResolverMap<
  'gallery_images_BlockType' | 'gallery_video_BlockType' | 'gallery_videoEmbed_BlockType'
>;
