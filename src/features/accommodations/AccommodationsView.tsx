import { useRouter } from 'next/compat/router';
import type { Block } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Grid } from '@/components/Grid/Grid';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { AccommodationCard } from './AccommodationCard';
import * as S from './AccommodationsView.styles';
import type { AccommodationTeaser } from './model';

interface AccommodationsViewProps {
  title: string;
  introduction: Block[];
  /** Without slug: all of them. */
  categories: { title: string | null; href: string; slug: string | null }[];
  accommodations: AccommodationTeaser[];
  /** How many there are in all, of which the list may show a part. */
  total: number;
}

/** Pictures that most screens show before any scrolling. */
const firstRow = 3;

/** The list of accommodations; the category of the address narrows it in the browser. */
export function AccommodationsView(props: AccommodationsViewProps) {
  const { title, introduction, categories, accommodations, total } = props;
  const { t, locale } = useI18n();
  const asked = useRouter()?.query['category'];
  const category = typeof asked === 'string' ? asked : null;
  const shown = category
    ? accommodations.filter((one) => one.categories.includes(category))
    : accommodations;
  return (
    <S.Page>
      <S.Lede>
        <h1>{title}</h1>
        <S.Introduction>
          <BlockList blocks={introduction} depth={2} />
        </S.Introduction>
      </S.Lede>
      <Pills
        label={t('accommodations.archive.categories')}
        items={categories.map(({ slug, ...item }) => ({
          href: item.href,
          title: item.title ?? t('accommodations.archive.all'),
          current: slug === category,
        }))}
      />
      <S.Count role="status">
        {t('accommodations.archive.count', { count: category ? shown.length : total })}
      </S.Count>
      <VisuallyHidden as="h2">{t('accommodations.archive.results')}</VisuallyHidden>
      {shown.length > 0 ? (
        <Grid>
          {shown.map((accommodation, index) => (
            <li key={accommodation.id}>
              <AccommodationCard accommodation={accommodation} priority={index < firstRow} />
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
    </S.Page>
  );
}
