import { Grid } from '@/components/Grid/Grid';
import * as L from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { CategoryChoice } from '../pages/categories';
import { EmptyList } from '../pages/EmptyList';
import { inCategory } from '../pages/inCategory';
import { useCategory } from '../pages/useCategory';
import { EventCard } from './EventCard';
import * as S from './EventsView.styles';
import type { EventTeaser } from './model';

interface EventsViewProps {
  head: ArchiveHead;
  categories: CategoryChoice[];
  /** The soonest first. */
  coming: EventTeaser[];
  /** The latest first. */
  past: EventTeaser[];
}

/** As many past events as stand open; the others are behind a word. */
const openPast = 12;

/** What is on, and below it what has been; the category of the address narrows both. */
export function EventsView({ head, categories, coming, past }: EventsViewProps) {
  const { t } = useI18n();
  const category = useCategory();
  const ahead = inCategory(coming, category);
  const over = inCategory(past, category);
  const earlier = over.slice(openPast);
  return (
    <ArchiveFrame head={head}>
      <Pills
        label={t('events.archive.categories')}
        items={categories.map(({ slug, title, href }) => ({
          href,
          title: title ?? t('events.archive.all'),
          current: slug === category,
        }))}
      />
      <L.Count role="status">{t('events.archive.count', { count: ahead.length })}</L.Count>
      <VisuallyHidden as="h2">{t('events.archive.coming')}</VisuallyHidden>
      {ahead.length > 0 ? (
        <Grid>
          {ahead.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} priority={index === 0} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyList section="events" />
      )}
      {over.length > 0 && (
        <S.Past aria-labelledby="past">
          <SectionHeading id="past">{t('events.archive.past')}</SectionHeading>
          <EventGrid events={over.slice(0, openPast)} />
          {earlier.length > 0 && (
            <S.Earlier>
              <summary>{t('events.archive.earlier', { count: earlier.length })}</summary>
              <EventGrid events={earlier} />
            </S.Earlier>
          )}
        </S.Past>
      )}
    </ArchiveFrame>
  );
}

function EventGrid({ events }: { events: EventTeaser[] }) {
  return (
    <Grid>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </Grid>
  );
}
