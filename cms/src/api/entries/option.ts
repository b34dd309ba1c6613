import { type Choice, labelOf } from '../../fields/options';
import type { Site } from '../../sites';

/** The arguments of every option field. */
export interface Label {
  label?: boolean | null;
}

/** Creates the resolver of an option: its value or, with `label`, its name in the site's language. */
export const option =
  <Doc>(options: Choice[], pick: (doc: Doc) => string | null | undefined) =>
  ({ doc, site }: { doc: Doc; site: Site }, { label }: Label) => {
    const value = pick(doc);
    return value && label ? labelOf(options, value, site) : value;
  };
