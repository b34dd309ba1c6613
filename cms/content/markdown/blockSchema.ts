import { z } from 'zod';
import type { BlockSeed, GalleryItemSeed, LinkSeed } from '../../seed/types';
import { colors, fontSizes } from '../../src/blocks/styleFields';
import { valuesOf } from '../../src/fields/options';

const text = z.string().min(1, 'must not be empty');
const count = z
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more');
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
  newWindow: z.literal(true).optional(),
};

/** A link, as markdown/readBlocks.ts creates it. */
const link: z.ZodType<LinkSeed> = z.union(
  [
    z.strictObject({
      ...linkText,
      entry: z.strictObject({
        section: z.enum([
          'accommodations',
          'services',
          'events',
          'universities',
          'news',
          'poi',
          'pages',
        ]),
        key: text,
      }),
    }),
    z.strictObject({
      ...linkText,
      category: z.strictObject({
        group: z.enum([
          'accommodationsCategories',
          'servicesCategories',
          'eventsCategories',
          'newsCategories',
        ]),
        key: text,
      }),
    }),
    z.strictObject({ ...linkText, file: text }),
    z.strictObject({ ...linkText, url: text }),
  ],
  'must lead to content or to an address',
);

export const galleryItem: z.ZodType<GalleryItemSeed> = z.union(
  [
    z.strictObject({ images: z.array(text) }),
    z.strictObject({ video: text, poster: text.optional() }),
    z.strictObject({ embedUrl: text }),
  ],
  'must be ::images{images="…"}, ::video{video=… poster=…} or ::embed{url=…}',
);

const quantity = {
  elementQuantity: count.optional(),
  slidesQuantity: count.optional(),
  isSliderSettings: z.boolean().optional(),
};
const chosen = {
  listFilterBasic: z.enum(['all', 'entries']),
};
const filtered = {
  listFilter: z.enum(['all', 'category', 'tag', 'entries']),
  listCategories: z.array(text).optional(),
  listTags: z.array(text).optional(),
  listEntries: z.array(text).optional(),
};

const block = <Type extends BlockSeed['type'], Shape extends z.core.$ZodShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...style, ...shape });

const children = z.lazy(() => z.array(blockSchema));

/** A block with its fields, which are those of the CMS. */
export const blockSchema: z.ZodType<BlockSeed> = z.discriminatedUnion('type', [
  block('hero', {
    conditionalField: z.enum(['image', 'video']).optional(),
    backgroundImage: text.optional(),
    backgroundVideo: text.optional(),
    backgroundVideoMobile: text.optional(),
    roundedBorder: z.boolean().optional(),
    children,
  }),
  block('accordion', { plainTitle: text, children }),
  block('card', {
    image: text.optional(),
    plainTitle: text,
    html: z.string(),
    link: link.optional(),
  }),
  block('download', { plainTitle: text.optional(), files: z.array(text) }),
  block('embed', { embedUrl: text.optional() }),
  block('gallery', { items: z.array(galleryItem) }),
  block('icon', { icon: text, link: link.optional() }),
  block('links', { links: z.array(link) }),
  block('listCategoriesServices', {
    ...chosen,
    listCategories: z.array(text).optional(),
    ...quantity,
  }),
  block('listCategoriesAccommodations', {
    ...chosen,
    listCategories: z.array(text).optional(),
    ...quantity,
  }),
  block('listEvents', { ...filtered, ...quantity }),
  block('listNews', { ...filtered, ...quantity }),
  block('listUniversities', {
    ...chosen,
    listEntries: z.array(text).optional(),
    ...quantity,
  }),
  block('separator', {}),
  block('slider', { slides: z.array(z.strictObject({ coverImage: text, link })) }),
  block('spacer', { spacer: count, spacerMobile: count }),
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
  block('textContent', { html: text, fontSize }),
  block('image', { image: text, caption: text.optional(), link: link.optional() }),
  block('columns', {
    columnNumberMobile: count,
    columnNumberTablet: count,
    columnNumberDesktop: count,
    columnNumberWide: count,
    children,
  }),
  block('group', { children }),
  block('buttons', {
    orientation: z.enum(['horizontal', 'vertical']).optional(),
    buttonStyle: z.enum(['primary', 'secondary', 'text']).optional(),
    buttons: z.array(link),
  }),
]);

/** The blocks of a text. */
export const blocksSchema = z.array(blockSchema);
