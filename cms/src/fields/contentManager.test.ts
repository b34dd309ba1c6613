import type { Field } from 'payload';
import { footers } from '../globals/footers';
import { menus } from '../globals/menu';
import { socials } from '../globals/socials';
import { contentManager, sharedBlocks } from './contentManager';
import { gallery } from './gallery';

/** Handles of the blocks that are written out in fields, at every depth. */
function writtenOut(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => writtenOut(tab.fields));
    if (field.type === 'blocks') {
      return (field.blockReferences ?? field.blocks).flatMap((block) =>
        typeof block === 'string' ? [] : [block.slug, ...writtenOut(block.fields)],
      );
    }
    return 'fields' in field ? writtenOut(field.fields) : [];
  });
}

test('a shared block has a handle that no block of another field has', () => {
  const shared = sharedBlocks.map(({ slug }) => slug);
  expect(shared.length).toBeGreaterThan(15);
  const others = writtenOut([
    gallery,
    contentManager(),
    ...[...footers, ...menus, socials].flatMap(({ fields }) => fields),
  ]);
  expect(others).toEqual(expect.arrayContaining(['hero', 'video', 'textContent', 'node']));
  expect(others.filter((handle) => shared.includes(handle))).toEqual([]);
});
