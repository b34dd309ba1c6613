import type { Block } from './block';

/** Whether one of the blocks is the heading of the page. Otherwise the page shows its title itself. */
export const hasPageTitle = (blocks: Block[]): boolean =>
  blocks.some((block) =>
    block.type === 'titleContent' ? block.props.level === 1 : hasPageTitle(block.children),
  );
