import type { Cms } from '@/server/cms/cmsFor';
import type { BlockPosition } from '../server/mapper';
import { context, position as top, rawFrame } from './rawBlocks';

/** A position below a heading of level 2, as wide as the page. */
export const position: BlockPosition = { ...top, headingLevel: 3 };

/** The fields that every raw list block has. */
export const rawList = {
  ...rawFrame,
  elementQuantity: null,
  slidesQuantity: null,
  isSliderSettings: null,
};

/** Mocks the CMS: it returns one response to all requests and records their variables. */
export function createCmsMock(answer: object) {
  const requests: object[] = [];
  const cms: Cms = (_document, variables) => {
    requests.push({ ...variables });
    return Promise.resolve(answer as never);
  };
  return { services: { cms, context }, requests };
}
