import { BlockList } from '@/blocks/engine/BlockList';
import * as S from '@/components/DetailLayout/DetailLayout';
import type { Detail } from './detail';

/** The excerpt and the blocks of an entry. */
export function Description({ detail: { excerpt, blocks } }: { detail: Detail }) {
  return (
    <>
      {excerpt && <S.Lead>{excerpt}</S.Lead>}
      {blocks.length > 0 && (
        <S.Story>
          <BlockList blocks={blocks} depth={2} />
        </S.Story>
      )}
    </>
  );
}
