import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { Doors } from './Doors';
import * as S from './HomeView.styles';

interface HomeViewProps {
  /** Spoken only, and only where no hero brings a title. */
  title: string;
  blocks: Block[];
  counts: { accommodations: number };
}

/** What the site is, in one line and one picture; the four doors; what editors have to say. */
export function HomeView({ title, blocks, counts }: HomeViewProps) {
  const [first, ...others] = blocks;
  const hero = first?.type === 'hero' ? first : null;
  return (
    <>
      {hero ? (
        <S.Opening>
          <BlockList blocks={[hero]} />
        </S.Opening>
      ) : (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      )}
      <S.Threshold $overlap={hero?.props.image != null && !hero.props.rounded}>
        <Doors counts={counts} />
      </S.Threshold>
      <S.Rest>
        <BlockList blocks={hero ? others : blocks} />
      </S.Rest>
    </>
  );
}
