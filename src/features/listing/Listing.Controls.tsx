import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { ActiveFilters } from './ActiveFilters';
import { IgnoredParameters } from './IgnoredParameters';
import { ListingTools, type ListingToolsProps } from './Listing.Tools';
import { ListingError } from './ListingError';
import type { ListingFocus } from './useListingFocus';

export interface PillTexts {
  label: string;
  all: string;
  samePage?: boolean;
}

interface ListingControlsProps
  extends ListingToolsProps, Pick<ListingFocus, 'headingRef' | 'focusCount'> {
  /** Absent where there are no categories. */
  pills: PillTexts | undefined;
}

/** What stands above the results: categories, tools, messages and active filters. */
export function ListingControls({
  pills,
  headingRef,
  focusCount,
  ...toolsProps
}: ListingControlsProps) {
  const { list, listing } = toolsProps;
  const { query, ignored, active, error, retry, hrefOf } = listing;
  const { t } = useI18n();
  return (
    <>
      {pills && (
        <Pills
          label={pills.label}
          samePage={pills.samePage}
          items={list.categories.map((category) => ({
            title: category.title ?? pills.all,
            href:
              pills.samePage === false
                ? category.href
                : hrefOf({ ...query, category: category.slug, page: 1 }),
            current: category.slug === query.category,
          }))}
        />
      )}
      <ListingTools {...toolsProps} />
      <IgnoredParameters parameters={ignored} />
      {error && <ListingError retry={retry} onRetried={focusCount} />}
      <ActiveFilters active={active} query={query} hrefOf={hrefOf} onEmpty={focusCount} />
      <VisuallyHidden as="h2" ref={headingRef} tabIndex={-1}>
        {t('common.archive.results')}
      </VisuallyHidden>
    </>
  );
}
