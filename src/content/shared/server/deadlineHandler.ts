import { TZDate } from '@date-fns/tz';
import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import { calendarOf } from '@/content/events/server/calendarHandler';
import { notFound } from '@/errors/AppError';
import { DeadlineEntryDocument } from '@/gql/graphql';
import { isSlug } from '@/routing/isSlug';
import { createFileHandler } from '@/server/files/createFileHandler';
import { mapDate } from '@/server/mapping/mapDate';
import { translatorOf } from '@/server/texts';

const routeOf = { news_news_Entry: 'newsArticle', services_services_Entry: 'service' } as const;

/** GET /servizi/{slug}.ics, /news/{slug}.ics: the deadline of an entry as a calendar (RFC 5545). */
export const deadlineHandler = createFileHandler(async (context) => {
  const { slug = '', of } = context.query;
  if (!isSlug(slug)) throw notFound(`no slug: ${slug}`);
  const section = of === 'news' ? 'news' : 'services';
  const { entry } = await context.cms(DeadlineEntryDocument, { section: [section], slug: [slug] });
  if (entry?.__typename !== 'news_news_Entry' && entry?.__typename !== 'services_services_Entry')
    throw notFound(`no entry ${slug}`);
  const deadline = mapDate(entry.deadline);
  if (!deadline) throw notFound(`${slug} has no deadline`);
  const t = await translatorOf(context.locale);
  const name = `${t('common.deadline.label')}: ${entry.title ?? ''}`;
  const text = calendarOf(
    name,
    [{ ...entry, title: name, ...daysOf(deadline) }],
    context,
    routeOf[entry.__typename],
  );
  return { type: 'text/calendar', text, name: `${slug}.ics` };
});

/** A deadline without an hour is the whole day. */
function daysOf(deadline: string) {
  const time = Date.parse(deadline);
  if (!isWholeDay(time)) return { eventStartDate: deadline, eventEndDate: null };
  const day = new TZDate(time, timeZone);
  day.setHours(0, 0, 0, 0);
  return { eventStartDate: new Date(day.getTime()).toISOString(), eventEndDate: deadline };
}
