import type { ReactNode } from 'react';
import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import * as S from '@/components/ListLayout/ListLayout';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { Flow } from '@/components/Wrap/Flow';

/** What editors wrote about a list. */
export interface ArchiveHead {
  title: string;
  /** Text before the list. */
  introduction: Block[];
  /** Whatever else they wrote, after the list. */
  more: Block[];
}

interface ArchiveFrameProps {
  head: ArchiveHead;
  /** The list takes the whole screen: its title is told, the introduction is left out. */
  wide?: boolean;
  children: ReactNode;
}

/** A list between what editors wrote about it. */
export function ArchiveFrame({ head, wide = false, children }: ArchiveFrameProps) {
  const { title, introduction, more } = head;
  return (
    <>
      <S.Page $wide={wide}>
        {wide ? (
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
        ) : (
          <S.Lede>
            <h1>{title}</h1>
            <S.Introduction>
              <BlockList blocks={introduction} depth={2} />
            </S.Introduction>
          </S.Lede>
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
