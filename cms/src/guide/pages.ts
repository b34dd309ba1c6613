/** The pages of the guide besides its first page, in the order of reading. Each is a Markdown file. */
export const guidePages = [
  'start',
  'writing',
  'blocks',
  'pictures',
  'publishing',
  'spreadsheets',
  'feeds',
  'menus',
  'visitors',
] as const;

/** The first page of the guide, with links to the others. */
export const guideIndex = 'README';

export type GuidePage = (typeof guidePages)[number] | typeof guideIndex;

/** Whether a text names a page of the guide. */
export const isGuidePage = (name: unknown): name is GuidePage =>
  name === guideIndex || guidePages.some((page) => page === name);

/** The path of the guide below the route of the admin, and below it one for each page. */
export const guidePath = (page: GuidePage = guideIndex): `/${string}` =>
  page === guideIndex ? '/help' : `/help/${page}`;

/** The path of a screenshot below the route of Payload's API. */
export const screenshotPath = (language: string, name: string): `/${string}` =>
  `/guide/${language}/${name}`;
