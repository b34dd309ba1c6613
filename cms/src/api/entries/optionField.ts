import { type Choice, labelOf } from '../../fields/options';
import type { Site } from '../../sites';

/** Creates the resolver of an option: its value or, with `label`, its name in the site's language. */
export const optionField =
  <Doc>(options: Choice[], pick: (doc: Doc) => string | null | undefined) =>
  ({ doc, site }: { doc: Doc; site: Site }, { label }: { label?: boolean | null }) => {
    const value = pick(doc);
    return value && label ? labelOf(options, value, site) : value;
  };
