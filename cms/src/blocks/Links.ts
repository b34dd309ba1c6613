import { rowSources } from '../api/rows';
import { link } from '../fields/link';
import type { ContentBlock } from './ContentBlock';

/** A list of links. */
export const Links: ContentBlock<'links'> = {
  handle: 'links',
  labels: {
    singular: { it: 'Elenco di collegamenti', en: 'List of links' },
    plural: { it: 'Elenchi di collegamenti', en: 'Lists of links' },
  },
  fields: [
    {
      name: 'links',
      type: 'array',
      required: true,
      label: { it: 'Collegamenti', en: 'Links' },
      labels: {
        singular: { it: 'Collegamento', en: 'Link' },
        plural: { it: 'Collegamenti', en: 'Links' },
      },
      fields: [link()],
    },
  ],
  resolvers: {
    links: ({ block, site }) => rowSources('links', 'link', block.links, site),
  },
};
