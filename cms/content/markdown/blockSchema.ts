import { z } from 'zod';
import { categoryGroups } from '../../src/api/groups';
import type { BlockHandle } from '../../src/blocks/ContentBlock';
import { colors, fontSizes } from '../../src/blocks/styleFields';
import { valuesOf } from '../../src/fields/options';
import { entryCollections } from '../../src/sections/sections';
import { linkAddress } from '../linkAddress';

const text = z.string().min(1, 'must not be empty');
/** A whole number with the limits that its field has in the cms. */
const count = (least: number, most: number) =>
  z
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);
const color = z.enum(valuesOf(colors));
const fontSize = z.enum(valuesOf(fontSizes)).optional();

const style = {
  responsiveVisibility: z.array(z.enum(['mobile', 'tablet', 'desktop'])).optional(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  alignment: z.enum(['left', 'center', 'right']).optional(),
  direction: z.enum(['vertical', 'horizontal']).optional(),
  contentWidth: z.enum(['narrow', 'normal', 'wide', 'full']).optional(),
  minHeight: z.enum(['none', 'half', 'full']).optional(),
};

const linkText = {
  text: z.string(),
  title: text.optional(),
  newWindow: z.boolean().optional(),
};

const link = z.union(
  [
    z.strictObject({
      ...linkText,
      entry: z.strictObject({ section: z.enum(entryCollections), key: text }),
    }),
    z.strictObject({
      ...linkText,
      category: z.strictObject({ group: z.enum(categoryGroups), key: text }),
    }),
    z.strictObject({ ...linkText, file: text }),
    z.strictObject({ ...linkText, url: text }),
  ],
  'must lead to content or to an address',
);

/** A link to content, to a file of the library or to an address; with an empty address it is a heading of a menu. */
export type LinkSeed = z.infer<typeof link>;

export const galleryItem = z.union(
  [
    z.strictObject({ images: z.array(text) }),
    z.strictObject({ video: text, poster: text.optional() }),
    z.strictObject({ embedUrl: linkAddress }),
  ],
  'must be ::images{images="…"}, ::video{video=… poster=…} or ::embed{url=…}',
);

/** Pictures of the library, a clip, or the address of a video on another site. */
export type GalleryItemSeed = z.infer<typeof galleryItem>;

/** Fields of all list blocks; without a number the site uses its default. */
const quantity = {
  elementQuantity: count(1, 100).optional(),
  slidesQuantity: count(1, 6).optional(),
  isSliderSettings: z.boolean().optional(),
};
const chosen = {
  listFilterBasic: z.enum(['all', 'entries']).optional(),
  ...quantity,
};
const keys = z.array(text).optional();
const filtered = {
  listFilter: z.enum(['all', 'category', 'tag', 'entries']).optional(),
  listCategories: keys,
  listTags: keys,
  listEntries: keys,
  ...quantity,
};

const block = <Type extends BlockHandle, Shape extends z.core.$ZodShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...style, ...shape });

const singleBlocks = z.discriminatedUnion('type', [
  // The HTML may be empty.
  block('card', {
    image: text.optional(),
    plainTitle: text,
    html: z.string(),
    link: link.optional(),
  }),
  block('download', { plainTitle: text.optional(), files: z.array(text) }),
  block('embed', { embedUrl: linkAddress.optional() }),
  block('gallery', { items: z.array(galleryItem) }),
  block('icon', { icon: text, link: link.optional() }),
  block('links', { links: z.array(link) }),
  block('listCategoriesServices', { ...chosen, listCategories: keys }),
  block('listCategoriesAccommodations', { ...chosen, listCategories: keys }),
  block('listEvents', filtered),
  block('listNews', filtered),
  block('listUniversities', { ...chosen, listEntries: keys }),
  block('separator', {}),
  block('slider', { slides: z.array(z.strictObject({ coverImage: text, link })) }),
  // Heights in pixels, on screens from 768 px and below 768 px.
  block('spacer', { spacer: count(0, 400), spacerMobile: count(0, 400) }),
  block('video', {
    video: text,
    poster: text.optional(),
    autoplay: z.boolean().optional(),
    loop: z.boolean().optional(),
    muted: z.boolean().optional(),
    controls: z.boolean().optional(),
  }),
  block('titleContent', {
    plainTitle: text,
    headingLevel: z.enum(['h2', 'h3', 'h4']).optional(),
    fontSize,
  }),
  // The HTML has only the tags that src/richText/htmlToLexical.ts reads. The href of a link to content is its target
  // as in the files, such as pages/first-steps.
  block('textContent', { html: text, fontSize }),
  block('image', { image: text, caption: text.optional(), link: link.optional() }),
  block('buttons', {
    orientation: z.enum(['horizontal', 'vertical']).optional(),
    buttonStyle: z.enum(['primary', 'secondary', 'text']).optional(),
    buttons: z.array(link),
  }),
]);

/** Blocks that contain others, without these. */
const containers = z.discriminatedUnion('type', [
  block('hero', {
    conditionalField: z.enum(['image', 'video']).optional(),
    backgroundImage: text.optional(),
    backgroundVideo: text.optional(),
    backgroundVideoMobile: text.optional(),
    roundedBorder: z.boolean().optional(),
  }),
  block('accordion', { plainTitle: text }),
  block('columns', {
    columnNumberMobile: count(1, 6),
    columnNumberTablet: count(1, 6),
    columnNumberDesktop: count(1, 6),
    columnNumberWide: count(1, 6),
  }),
  block('group', {}),
]);

/** A block with its fields, which are those of the cms. */
export type BlockSeed =
  z.infer<typeof singleBlocks> | (z.infer<typeof containers> & { children: BlockSeed[] });

export const blockSchema: z.ZodType<BlockSeed> = z.discriminatedUnion('type', [
  ...singleBlocks.options,
  ...containers.options.map((one) =>
    z.strictObject({ ...one.shape, children: z.lazy(() => z.array(blockSchema)) }),
  ),
]);

/** The blocks of a text. */
export const blocksSchema = z.array(blockSchema);
