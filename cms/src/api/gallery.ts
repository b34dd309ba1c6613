import type { Accommodation } from '../payload-types';
import type { TypeResolvers } from './FieldResolver';
import { assetList } from './media/assetList';
import { rowFields, type RowSource } from './rows';

type Row = NonNullable<Accommodation['gallery']>[number];
type Source<Type extends Row['blockType']> = RowSource<Extract<Row, { blockType: Type }>>;

export const galleryResolvers: TypeResolvers = {
  gallery_images_BlockType: {
    ...rowFields,
    images: assetList(({ row }: Source<'images'>) => row.images ?? []),
  },
  gallery_video_BlockType: {
    ...rowFields,
    video: assetList(({ row }: Source<'video'>) => row.video),
    poster: assetList(({ row }: Source<'video'>) => row.poster),
    captions: assetList(({ row }: Source<'video'>) => row.captions),
  },
  gallery_videoEmbed_BlockType: {
    ...rowFields,
    embedUrl: ({ row }: Source<'videoEmbed'>) => row.embedUrl,
  },
};
