import type { Cms } from '@/server/cms';
import type { MapContext } from '@/server/mapping/context';
import type { BlockPlace } from '../mapper';
import { wholeContent } from '../share';

/** What a mapper is given in tests. */
export const context: MapContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};

/** Below a heading of level 2, as wide as the page. */
export const place: BlockPlace = { headingLevel: 3, first: false, share: wholeContent };

/** A raw block's common fields, of which an editor has filled in none. */
export const rawFrame = {
  responsiveVisibility: null,
  backgroundColor: null,
  textColor: null,
  alignment: null,
  direction: null,
  contentWidth: null,
  minHeight: null,
};

/** A raw list block's common fields, likewise. */
export const rawList = {
  ...rawFrame,
  id: '7',
  level: 1,
  elementQuantity: null,
  slidesQuantity: null,
  isSliderSettings: null,
};

/** A content management system that gives one answer to all, and what it was asked. */
export function cmsAnswering(answer: object) {
  const asked: object[] = [];
  const cms: Cms = (_document, variables) => {
    asked.push({ ...variables });
    return Promise.resolve(answer as never);
  };
  return { services: { cms, context }, asked };
}
