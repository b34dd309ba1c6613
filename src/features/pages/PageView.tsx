import styled from 'styled-components';
import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';
import { Heart } from '../favourites/Heart';
import { PageTitle } from './PageTitle';

/** Where a title of the blocks' own leaves no place beside it. */
const End = styled(Wrap)`
  padding-block: 1.5rem;
  ${Flow}:not(:has(> [data-field]:last-child)) + & {
    padding-top: 0;
  }
`;

interface PageViewProps {
  id: string;
  title: string;
  blocks: Block[];
}

/** A page of blocks. Its title is the heading where the blocks bring none of their own. */
export function PageView({ id, title, blocks }: PageViewProps) {
  const titled = blocks.some(bringsTitle);
  const heart = <Heart entry={{ id, title }} look="pill" />;
  return (
    <>
      {!titled && <PageTitle action={heart}>{title}</PageTitle>}
      <Flow>
        <BlockList blocks={blocks} />
      </Flow>
      {titled && <End>{heart}</End>}
    </>
  );
}

function bringsTitle(block: Block): boolean {
  return block.type === 'titleContent' ? block.props.level === 1 : block.children.some(bringsTitle);
}
