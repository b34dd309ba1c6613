import type { ReactNode } from 'react';
import type { Block } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import * as S from '@/components/ListLayout/ListLayout';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { Flow } from '@/components/Wrap/Flow';
import type { ListingData } from '@/features/listing/ListingData';
import type { ListingItem } from '@/features/listing/model';

/** The content that editors wrote for a listing. */
export interface ListingHead {
  title: string;
  /** Text before the listing. */
  introduction: Block[];
  /** The other blocks, after the listing. */
  more: Block[];
}

/** The props of the page of a listing. */
export interface ListingViewProps<Item extends ListingItem> {
  head: ListingHead;
  list: ListingData<Item>;
}

interface ListingFrameProps {
  head: ListingHead;
  /** Whether the listing fills the screen: the title is only for screen readers, without introduction. */
  wide?: boolean;
  children: ReactNode;
}

/** Renders a listing between the blocks that editors wrote for it. */
export function ListingFrame({ head, wide = false, children }: ListingFrameProps) {
  const { title, introduction, more } = head;
  return (
    <>
      <S.Page $wide={wide}>
        {wide ? (
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
        ) : (
          <S.PageHeader>
            <h1>{title}</h1>
            <S.Introduction>
              <BlockList blocks={introduction} depth={2} />
            </S.Introduction>
          </S.PageHeader>
        )}
        {children}
      </S.Page>
      {more.length > 0 && (
        <Flow>
          <BlockList blocks={more} />
        </Flow>
      )}
    </>
  );
}
