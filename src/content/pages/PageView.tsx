import styled from 'styled-components';
import type { Block } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { hasPageTitle } from '@/blocks/engine/hasPageTitle';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import { PageTitle } from '@/content/shared/PageTitle';
import type { FormattedDate } from '@/i18n/formattedDate';
import { useI18n } from '@/i18n/I18n';

/** What stands at the end of a page. */
const End = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  padding-block: 1.5rem;
  ${Flow}:not(:has(> [data-field]:last-child)) + & {
    padding-top: 0;
  }
`;

const Updated = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

interface PageViewProps {
  id: string;
  title: string;
  blocks: Block[];
  updatedAt: FormattedDate | null;
}

/**
 * A page of blocks, with the day of its last change, which the guidelines for public sites require. The page title is
 * rendered if no block is a level 1 heading; otherwise the favourite button is at the end.
 */
export function PageView({ id, title, blocks, updatedAt }: PageViewProps) {
  const { t } = useI18n();
  const isTitled = hasPageTitle(blocks);
  const favouriteToggle = <FavouriteToggle entry={{ id, title }} look="pill" />;
  return (
    <>
      {!isTitled && <PageTitle action={favouriteToggle}>{title}</PageTitle>}
      <Flow>
        <BlockList blocks={blocks} />
      </Flow>
      <End>
        {isTitled && favouriteToggle}
        {updatedAt && <Updated>{t('common.page.updated', { date: updatedAt.text })}</Updated>}
      </End>
    </>
  );
}
