import type { ReactNode } from 'react';
import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import * as S from '@/components/ListLayout/ListLayout';
import { Flow } from '@/components/Wrap/Flow';

/** What editors wrote about a list. */
export interface ArchiveHead {
  title: string;
  /** Text before the list. */
  introduction: Block[];
  /** Whatever else they wrote, after the list. */
  more: Block[];
}

/** A list between what editors wrote about it. */
export function ArchiveFrame({ head, children }: { head: ArchiveHead; children: ReactNode }) {
  const { title, introduction, more } = head;
  return (
    <>
      <S.Page>
        <S.Lede>
          <h1>{title}</h1>
          <S.Introduction>
            <BlockList blocks={introduction} depth={2} />
          </S.Introduction>
        </S.Lede>
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
