import { isEmpty } from '../lib/isEmpty';
import { type Check, error } from './Warning';

/** Fields without which nothing is published. Those of one language only matter where it has a page; see translation. */
export const required: Check = ({ leaves }) =>
  leaves
    .filter(
      ({ required: isRequired, site, value }) => isRequired && site === null && isEmpty(value),
    )
    .map(({ label, path }) => ({
      ...error({ it: `Manca: ${label.it}`, en: `Missing: ${label.en}` }, { field: path }),
      isRequired: true,
    }));
