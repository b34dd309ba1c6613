import { createContext, useContext, type ReactNode } from 'react';
import { readableOn, textToken, type Ground } from '@studium/shared/town/grounds';
import type { FrameFields, BlockType } from './block';
import * as S from './BlockFrame.styles';

/** The background colour behind nested blocks; null in a hero, which ignores editors' text colours. */
const GroundContext = createContext<Ground | null>('paper');

/** Blocks without running text; only these may extend to the edges of the window. */
const typesWithoutText = new Set<BlockType>([
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
  frame: FrameFields;
  type: BlockType;
  /** The nesting depth: 1 for a block of the page itself. */
  depth: number;
  children: ReactNode;
}

/**
 * Applies the fields that all blocks have (specification §3). A coloured block fills the width of the page;
 * inside another block it is a rounded card.
 */
export function BlockFrame({ frame, type, depth, children }: BlockFrameProps) {
  const parentGround = useContext(GroundContext);
  const isTopLevel = depth === 1;
  const { background: chosen = null, color: textColor } = frame;
  const background = isTopLevel && chosen === 'paper' ? null : chosen;
  const ground = type === 'hero' ? null : (background ?? parentGround);
  const color =
    ground && textColor && readableOn[ground].includes(textColor)
      ? textToken(ground, textColor)
      : null;
  const common = {
    'data-block': type,
    'data-ground': background ?? undefined,
    $color: color,
    $frame: frame,
  };
  if (!isTopLevel)
    return (
      <S.NestedFrame {...common} $card={background !== null}>
        <GroundContext value={ground}>{children}</GroundContext>
      </S.NestedFrame>
    );
  return (
    <S.TopFrame {...common} data-field={background ? '' : undefined}>
      <GroundContext value={ground}>
        {type === 'hero' ? (
          children
        ) : (
          <S.Inner $width={frame.width ?? 'normal'} $edgeToEdge={typesWithoutText.has(type)}>
            {children}
          </S.Inner>
        )}
      </GroundContext>
    </S.TopFrame>
  );
}
