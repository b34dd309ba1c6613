import { createContext, useContext, type ReactNode } from 'react';
import { readableOn, textToken, type Ground } from '@/theme/grounds';
import type { BlockFrame as Frame, BlockType } from './block';
import * as S from './BlockFrame.styles';

/** What the blocks inside stand on; null in a hero, where editors' text colours do not count. */
const GroundContext = createContext<Ground | null>('paper');

/** Blocks without running text of their own: only they may touch the edges of the window. */
const bare = new Set<BlockType>([
  'image',
  'columns',
  'embed',
  'gallery',
  'listCategoriesAccommodations',
  'listCategoriesServices',
  'listEvents',
  'listNews',
  'listUniversities',
  'separator',
  'slider',
  'video',
]);

interface BlockFrameProps {
  frame: Frame;
  type: BlockType;
  /** 1 for a block of the page itself, more for one inside another. */
  depth: number;
  children: ReactNode;
}

/**
 * How a block stands in the page (the fields that all blocks have, specification §3): a coloured
 * one is a field over the whole width, inside another block a rounded card.
 */
export function BlockFrame({ frame, type, depth, children }: BlockFrameProps) {
  const around = useContext(GroundContext);
  const top = depth === 1;
  const background = top && frame.background === 'paper' ? null : frame.background;
  const ground = type === 'hero' ? null : (background ?? around);
  const color =
    ground && frame.color && readableOn[ground].includes(frame.color)
      ? textToken(ground, frame.color)
      : null;
  const inner = top && type !== 'hero';
  return (
    <S.Frame
      data-block={type}
      data-ground={background ?? undefined}
      data-field={top && background ? '' : undefined}
      $top={top}
      $card={!top && background !== null}
      $color={color}
      $frame={frame}
    >
      <GroundContext value={ground}>
        {inner ? (
          <S.Inner $width={frame.width ?? 'normal'} $bare={bare.has(type)}>
            {children}
          </S.Inner>
        ) : (
          children
        )}
      </GroundContext>
    </S.Frame>
  );
}
