import styled from 'styled-components';
import type { Block } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import { PageTitle } from '@/content/shared/PageTitle';

/** Holds the favourite button at the end of a page whose blocks contain the title. */
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

/** A page of blocks. The page title is rendered if no block is a level 1 heading. */
export function PageView({ id, title, blocks }: PageViewProps) {
  const isTitled = blocks.some(hasTitle);
  const favouriteToggle = <FavouriteToggle entry={{ id, title }} look="pill" />;
  return (
    <>
      {!isTitled && <PageTitle action={favouriteToggle}>{title}</PageTitle>}
      <Flow>
        <BlockList blocks={blocks} />
      </Flow>
      {isTitled && <End>{favouriteToggle}</End>}
    </>
  );
}

function hasTitle(block: Block): boolean {
  return block.type === 'titleContent' ? block.props.level === 1 : block.children.some(hasTitle);
}
