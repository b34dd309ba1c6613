import type { Block } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { HeroEnd } from '@/blocks/Hero/HeroEnd';
import { hasPageTitle } from '@/blocks/engine/hasPageTitle';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { SearchForm } from '@/features/search/SearchForm';
import { useI18n } from '@/i18n/I18n';
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
  const { t } = useI18n();
  const hero = first?.type === 'hero' ? first : null;
  // Where the hero is hidden, the links would overlap the header.
  const overlapsHero = hero?.props.image != null && !hero.props.rounded && !hero.frame.visibleOn;
  return (
    <>
      {!hasPageTitle(blocks) && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {hero && (
        <S.Opening>
          <HeroEnd value={<SearchForm placeholder={t('common.header.searchField')} />}>
            <BlockList blocks={[hero]} />
          </HeroEnd>
        </S.Opening>
      )}
      <S.SectionLinksWrap $overlap={overlapsHero}>
        <SectionLinks counts={counts} />
      </S.SectionLinksWrap>
      <S.Rest>
        <BlockList blocks={hero ? others : blocks} />
      </S.Rest>
    </>
  );
}
