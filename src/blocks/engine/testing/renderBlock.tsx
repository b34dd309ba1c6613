import { waitFor, type RenderResult } from '@testing-library/react';
import type { Locale } from '@/routing/locales';
import type { KnownBlock } from '../block';
import { BlockList } from '../BlockList';
import { renderOnAnyPage } from './renderOnAnyPage';

/** For tests: renders a block in a page and waits for its lazily loaded code. */
export async function renderBlock(block: KnownBlock, locale: Locale = 'it'): Promise<RenderResult> {
  const result = renderOnAnyPage(locale, <BlockList blocks={[block]} />);
  await waitFor(() =>
    expect(result.container.querySelector('[data-block] > * > *')).not.toBeNull(),
  );
  return result;
}
