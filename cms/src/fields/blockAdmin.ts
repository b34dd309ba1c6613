import type { Block } from 'payload';
import type { AdminText } from '../lib/adminLanguage';

/**
 * How editors recognise a block: by its drawing in the picker and at its row, and there by its first words too.
 *
 * @param drawing The name of a file of cms/public/blocks.
 */
export function blockAdmin(name: AdminText, drawing?: string): NonNullable<Block['admin']> {
  const address = drawing && `/blocks/${drawing}.svg`;
  return {
    ...(address && { images: { thumbnail: address } }),
    disableBlockName: true,
    components: {
      Label: {
        path: '/src/admin/blocks/BlockLabel#BlockLabel',
        clientProps: { name, drawing: address },
      },
    },
  };
}
