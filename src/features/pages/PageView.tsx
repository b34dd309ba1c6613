import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { Flow } from '@/components/Wrap/Flow';
import { PageTitle } from './PageTitle';

interface PageViewProps {
  title: string;
  blocks: Block[];
}

/** A page of blocks. Its title is the heading where the blocks bring none of their own. */
export function PageView({ title, blocks }: PageViewProps) {
  return (
    <>
      {!blocks.some(bringsTitle) && <PageTitle>{title}</PageTitle>}
      <Flow>
        <BlockList blocks={blocks} />
      </Flow>
    </>
  );
}

function bringsTitle(block: Block): boolean {
  return block.type === 'titleContent' ? block.props.level === 1 : block.children.some(bringsTitle);
}
