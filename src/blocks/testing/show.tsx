import { waitFor, type RenderResult } from '@testing-library/react';
import type { Locale } from '@/routing/locales';
import type { KnownBlock } from '../block';
import { BlockList } from '../BlockList';
import { renderOnAnyPage } from './renderOnAnyPage';

/** For tests: a block in a page, with what every page has; its code may come a moment later. */
export async function show(block: KnownBlock, locale: Locale = 'it'): Promise<RenderResult> {
  const result = renderOnAnyPage(locale, <BlockList blocks={[block]} />);
  await waitFor(() =>
    expect(result.container.querySelector('[data-block] > * > *')).not.toBeNull(),
  );
  return result;
}
