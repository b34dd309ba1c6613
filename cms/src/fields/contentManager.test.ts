import type { Field } from 'payload';
import { footers } from '../globals/footers';
import { menus } from '../globals/menu';
import { socials } from '../globals/socials';
import { contentManager, sharedBlocks } from './contentManager';
import { gallery } from './gallery';

/** Handles of the blocks that fields define inline, at every depth. */
function inlineHandles(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => inlineHandles(tab.fields));
    if (field.type === 'blocks') {
      return (field.blockReferences ?? field.blocks).flatMap((block) =>
        typeof block === 'string' ? [] : [block.slug, ...inlineHandles(block.fields)],
      );
    }
    return 'fields' in field ? inlineHandles(field.fields) : [];
  });
}

test('the handle of a shared block is different from the handles of all other blocks', () => {
  const shared = sharedBlocks.map(({ slug }) => slug);
  expect(shared.length).toBeGreaterThan(15);
  const others = inlineHandles([
    gallery,
    contentManager(),
    ...[...footers, ...menus, socials].flatMap(({ fields }) => fields),
  ]);
  expect(others).toEqual(expect.arrayContaining(['hero', 'video', 'textContent', 'node']));
  expect(others.filter((handle) => shared.includes(handle))).toEqual([]);
});
