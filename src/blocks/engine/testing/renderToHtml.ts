import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import type { Block } from '../block';
import { BlockList } from '../BlockList';

/** Renders blocks to HTML as the server does, with lazily loaded blocks. */
export async function renderToHtml(blocks: Block[]): Promise<string> {
  await Loadable.preloadAll();
  return renderToStaticMarkup(
    createElement(TextsProvider, {
      locale: 'it',
      namespaces: ['common'],
      children: createElement(BlockList, { blocks }),
    }),
  );
}
