import type { BlockSeed } from './blockSchema';
import type { Target } from '../References';
import type { Fields } from '../../src/lib/Fields';

/** How the text of an attribute becomes the value of a field. A list has spaces between its parts. */
export interface Attribute {
  field: string;
  kind: 'text' | 'number' | 'flag' | 'list';
  /** What a key refers to. */
  target?: Target;
}

const text = (field: string): Attribute => ({ field, kind: 'text' });
const number = (field: string): Attribute => ({ field, kind: 'number' });
/** A field that is true when the attribute is there. */
const flag = (field: string): Attribute => ({ field, kind: 'flag' });
const key = (field: string, target: Target = 'media'): Attribute => ({
  field,
  kind: 'text',
  target,
});
const keys = (field: string, target: Target): Attribute => ({ field, kind: 'list', target });

/** How a block is written in Markdown. */
export interface Directive {
  /** The name after the colons. */
  name: string;
  /** The field of the words in brackets. */
  label?: string;
  attributes?: Record<string, Attribute>;
  /** Whether the attributes `link`, `linkText`, `linkTitle` and `newWindow` are a link of the block. */
  hasLink?: true;
  /** What is between the directive and its end; without it, the directive is a single line. */
  body?: 'blocks' | 'text' | 'links' | 'slides' | 'gallery';
  /** Adds the fields that follow from others, and defaults. */
  complete?: (fields: Fields) => Fields;
}

/** The look of a block; every block can have these attributes. */
const styleAttributes: Record<string, Attribute> = {
  background: text('backgroundColor'),
  color: text('textColor'),
  alignment: text('alignment'),
  direction: text('direction'),
  width: text('contentWidth'),
  height: text('minHeight'),
  only: { field: 'responsiveVisibility', kind: 'list' },
};

const quantity: Record<string, Attribute> = {
  number: number('elementQuantity'),
  slider: flag('isSliderSettings'),
  slides: number('slidesQuantity'),
};

/** What a list of events or news shows follows from what it names. */
const withFilter = (fields: Fields): Fields => {
  if ('listCategories' in fields) return { ...fields, listFilter: 'category' };
  if ('listTags' in fields) return { ...fields, listFilter: 'tag' };
  return { ...fields, listFilter: 'listEntries' in fields ? 'entries' : 'all' };
};
const withBasicFilter = (fields: Fields): Fields => {
  const hasChosen = 'listCategories' in fields || 'listEntries' in fields;
  return { ...fields, listFilterBasic: hasChosen ? 'entries' : 'all' };
};

const filteredList = (section: 'events' | 'news'): Omit<Directive, 'name'> => ({
  attributes: {
    categories: keys('listCategories', `${section}Categories`),
    tags: keys('listTags', `${section}Tags`),
    entries: keys('listEntries', section),
    ...quantity,
  },
  complete: withFilter,
});

/** The directive of each type of block. Names and attributes follow the contract where they can. */
export const directives: Record<BlockSeed['type'], Directive> = {
  hero: {
    name: 'hero',
    attributes: {
      image: key('backgroundImage'),
      video: key('backgroundVideo'),
      mobileVideo: key('backgroundVideoMobile'),
      rounded: flag('roundedBorder'),
    },
    body: 'blocks',
    complete: (fields) => ({
      ...fields,
      conditionalField: 'backgroundVideo' in fields ? 'video' : 'image',
    }),
  },
  titleContent: {
    name: 'title',
    label: 'plainTitle',
    attributes: { level: text('headingLevel'), size: text('fontSize') },
  },
  textContent: { name: 'text', attributes: { size: text('fontSize') }, body: 'text' },
  image: { name: 'image', label: 'caption', attributes: { image: key('image') }, hasLink: true },
  card: {
    name: 'card',
    label: 'plainTitle',
    attributes: { image: key('image') },
    hasLink: true,
    body: 'text',
  },
  buttons: {
    name: 'buttons',
    attributes: { style: text('buttonStyle'), orientation: text('orientation') },
    body: 'links',
    complete: (fields) => ({ orientation: 'horizontal', buttonStyle: 'primary', ...fields }),
  },
  links: { name: 'links', body: 'links' },
  columns: {
    name: 'columns',
    attributes: {
      mobile: number('columnNumberMobile'),
      tablet: number('columnNumberTablet'),
      desktop: number('columnNumberDesktop'),
      wide: number('columnNumberWide'),
    },
    body: 'blocks',
    complete: ({ columnNumberDesktop = 3, ...fields }) => ({
      columnNumberMobile: 1,
      columnNumberTablet: 2,
      columnNumberDesktop,
      columnNumberWide: columnNumberDesktop,
      ...fields,
    }),
  },
  group: { name: 'group', body: 'blocks' },
  accordion: { name: 'accordion', label: 'plainTitle', body: 'blocks' },
  gallery: { name: 'gallery', body: 'gallery' },
  slider: { name: 'slider', body: 'slides' },
  video: {
    name: 'video',
    attributes: {
      video: key('video'),
      poster: key('poster'),
      autoplay: flag('autoplay'),
      loop: flag('loop'),
      muted: flag('muted'),
      controls: flag('controls'),
    },
    complete: (fields) => ({
      ...{ autoplay: false, loop: false, muted: false, controls: false },
      ...fields,
    }),
  },
  embed: { name: 'embed', attributes: { url: text('embedUrl') } },
  icon: { name: 'icon', attributes: { icon: key('icon') }, hasLink: true },
  download: {
    name: 'download',
    label: 'plainTitle',
    attributes: { files: keys('files', 'documents') },
  },
  separator: { name: 'separator' },
  spacer: {
    name: 'spacer',
    attributes: { desktop: number('spacer'), mobile: number('spacerMobile') },
    complete: (fields) => ({ spacer: 48, spacerMobile: 48, ...fields }),
  },
  listCategoriesAccommodations: {
    name: 'list-categories-accommodations',
    attributes: { categories: keys('listCategories', 'accommodationsCategories'), ...quantity },
    complete: withBasicFilter,
  },
  listCategoriesServices: {
    name: 'list-categories-services',
    attributes: { categories: keys('listCategories', 'servicesCategories'), ...quantity },
    complete: withBasicFilter,
  },
  listEvents: { name: 'list-events', ...filteredList('events') },
  listNews: { name: 'list-news', ...filteredList('news') },
  listUniversities: {
    name: 'list-universities',
    attributes: { entries: keys('listEntries', 'universities'), ...quantity },
    complete: withBasicFilter,
  },
};

/** A line of a slider. */
export const slide: Directive = {
  name: 'slide',
  attributes: { image: key('coverImage') },
  hasLink: true,
};

/** The lines of a gallery. */
export const galleryLines: Record<string, Directive> = {
  images: { name: 'images', attributes: { images: keys('images', 'media') } },
  video: { name: 'video', attributes: { video: key('video'), poster: key('poster') } },
  embed: directives.embed,
};

/** The attributes of a link, for blocks that have one. */
export const linkAttributes = ['link', 'linkText', 'linkTitle', 'newWindow'];

/** All attributes of a directive with their fields, without those of its link. */
export const attributesOf = ({ attributes }: Directive): Record<string, Attribute> => ({
  ...attributes,
  ...styleAttributes,
});
