import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Grid } from '@/components/Grid/Grid';
import { Count } from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { CategoryChoice } from '../pages/categories';
import { useCategory } from '../pages/useCategory';
import { AccommodationCard } from './AccommodationCard';
import type { AccommodationTeaser } from './model';

interface AccommodationsViewProps {
  head: ArchiveHead;
  categories: CategoryChoice[];
  accommodations: AccommodationTeaser[];
  /** How many there are in all, of which the list may show a part. */
  total: number;
}

/** The list of accommodations; the category of the address narrows it in the browser. */
export function AccommodationsView(props: AccommodationsViewProps) {
  const { head, categories, accommodations, total } = props;
  const { t, locale } = useI18n();
  const category = useCategory();
  const shown = category
    ? accommodations.filter((one) => one.categories.includes(category))
    : accommodations;
  return (
    <ArchiveFrame head={head}>
      <Pills
        label={t('accommodations.archive.categories')}
        items={categories.map(({ slug, ...item }) => ({
          href: item.href,
          title: item.title ?? t('accommodations.archive.all'),
          current: slug === category,
        }))}
      />
      <Count role="status">
        {t('accommodations.archive.count', { count: category ? shown.length : total })}
      </Count>
      <VisuallyHidden as="h2">{t('common.archive.results')}</VisuallyHidden>
      {shown.length > 0 ? (
        <Grid>
          {shown.map((accommodation, index) => (
            <li key={accommodation.id}>
              <AccommodationCard accommodation={accommodation} priority={index === 0} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          title={t('accommodations.archive.empty.title')}
          text={t('accommodations.archive.empty.text')}
          action={
            <ButtonLink href={href('accommodations', locale)}>
              {t('accommodations.archive.empty.action')}
            </ButtonLink>
          }
        />
      )}
    </ArchiveFrame>
  );
}
