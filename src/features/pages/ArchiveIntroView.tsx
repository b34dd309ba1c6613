import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Hue } from '@/theme/hue';
import { PageTitle } from './PageTitle';

interface ArchiveIntroViewProps {
  title: string;
  hue: Hue;
  blocks: Block[];
}

/** A section of which there is only what editors wrote about it. */
export function ArchiveIntroView({ title, hue, blocks }: ArchiveIntroViewProps) {
  const { t, locale } = useI18n();
  return (
    <div data-hue={hue}>
      <PageTitle>{title}</PageTitle>
      <Flow>
        {blocks.length > 0 ? (
          <BlockList blocks={blocks} />
        ) : (
          <Wrap>
            <EmptyState
              title={t('common.archive.soon.title')}
              text={t('common.archive.soon.text')}
              action={
                <ButtonLink href={href('accommodations', locale)} look="secondary">
                  {t('common.sections.accommodations')}
                </ButtonLink>
              }
            />
          </Wrap>
        )}
      </Flow>
    </div>
  );
}
