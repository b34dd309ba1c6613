import type { Cms } from '@/server/cms';
import type { BlockPlace } from '../mapper';
import { context, place as top, rawFrame } from './place';

/** Below a heading of level 2, as wide as the page. */
export const place: BlockPlace = { ...top, headingLevel: 3 };

/** A raw list block's common fields, likewise. */
export const rawList = {
  ...rawFrame,
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
