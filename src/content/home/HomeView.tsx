import type { Block } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { hasPageTitle } from '@/blocks/engine/hasPageTitle';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { SectionLinks } from './SectionLinks';
import * as S from './HomeView.styles';

interface HomeViewProps {
  /** Used as a visually hidden heading when the blocks do not start with one. */
  title: string;
  blocks: Block[];
  counts: { accommodations: number };
}

/** The home page: hero, links to the sections, and the blocks of the editors. */
export function HomeView({ title, blocks, counts }: HomeViewProps) {
  const [first, ...others] = blocks;
  const hero = first?.type === 'hero' ? first : null;
  return (
    <>
      {!hasPageTitle(blocks) && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {hero && (
        <S.Opening>
          <BlockList blocks={[hero]} />
        </S.Opening>
      )}
      <S.SectionLinksWrap $overlap={hero?.props.image != null && !hero.props.rounded}>
        <SectionLinks counts={counts} />
      </S.SectionLinksWrap>
      <S.Rest>
        <BlockList blocks={hero ? others : blocks} />
      </S.Rest>
    </>
  );
}
