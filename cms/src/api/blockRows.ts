import type { BlockData } from '../blocks/ContentBlock';
import type { TypeResolvers } from './FieldResolver';
import { linkField } from './links/linkField';
import { assetList } from './media/assetList';
import { rowFields, type RowSource } from './rows';

type Button = NonNullable<BlockData<'buttons'>['buttons']>[number];
type Link = NonNullable<BlockData<'links'>['links']>[number];
type Slide = NonNullable<BlockData<'slider'>['slides']>[number];
type VideoSettings = NonNullable<BlockData<'video'>['videoSettings']>;

/** Resolvers of the rows inside single blocks. */
export const blockRowResolvers: TypeResolvers = {
  buttons_button_BlockType: {
    ...rowFields,
    fieldLink: linkField(({ row }: RowSource<Button>) => row.fieldLink),
  },
  links_link_BlockType: {
    ...rowFields,
    fieldLink: linkField(({ row }: RowSource<Link>) => row.fieldLink),
  },
  slides_slide_BlockType: {
    ...rowFields,
    fieldLink: linkField(({ row }: RowSource<Slide>) => row.fieldLink),
    coverImage: assetList(({ row }: RowSource<Slide>) => row.coverImage),
  },
  videoSettings_videoSettings_BlockType: {
    ...rowFields,
    // A block has one row of settings, which Payload stores without an id.
    id: () => null,
    video: assetList(({ row }: RowSource<VideoSettings>) => row.video),
    poster: assetList(({ row }: RowSource<VideoSettings>) => row.poster),
    captions: assetList(({ row }: RowSource<VideoSettings>) => row.captions),
    autoplay: ({ row }: RowSource<VideoSettings>) => row.autoplay ?? false,
    loop: ({ row }: RowSource<VideoSettings>) => row.loop ?? false,
    muted: ({ row }: RowSource<VideoSettings>) => row.muted ?? false,
    controls: ({ row }: RowSource<VideoSettings>) => row.controls ?? true,
  },
};
