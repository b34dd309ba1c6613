import type { RenderResult } from '@testing-library/react';
import type { Locale } from '@/routing/locales';
import type { KnownBlock } from '../block';
import { BlockList } from '../BlockList';
import { renderOnAnyPage } from './renderOnAnyPage';

/** For tests: a block in a page, with what every page has. */
export function show(block: KnownBlock, locale: Locale = 'it'): RenderResult {
  return renderOnAnyPage(locale, <BlockList blocks={[block]} />);
}
