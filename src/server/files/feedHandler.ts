import { Feed } from 'feed';
import { notFound } from '@/errors/AppError';
import { NewEntriesDocument, type NewEntriesQuery } from '@/gql/graphql';
import { fileHref } from '@/routing/files';
import { href } from '@/routing/href';
import { isSlug } from '../isSlug';
import { mapDate } from '../mapping/mapDate';
import { translatorOf } from '../texts';
import { createFileHandler } from './createFileHandler';

const limit = 40;

/** The sections that have a feed, with the route of their entries. */
const routes = { news: 'newsArticle', events: 'event', accommodations: 'accommodation' } as const;

const hasFeed = (of: string | undefined): of is keyof typeof routes =>
  of !== undefined && Object.hasOwn(routes, of);

/**
 * GET /news.xml, /eventi.xml, /alloggi.xml and their English addresses: the latest entries as an Atom feed
 * (RFC 4287), optionally limited by ?category=.
 */
export const feedHandler = createFileHandler(async ({ locale, query, cms, siteUrl, siteName }) => {
  const { of, category } = query;
  if (!hasFeed(of)) throw notFound(`no feed of ${of ?? 'nothing'}`);
  if (category !== undefined && !isSlug(category)) throw notFound(`no slug: ${category}`);
  const [{ entries }, t, name] = await Promise.all([
    cms(NewEntriesDocument, {
      section: [of],
      limit,
      ...(category !== undefined && {
        category: [{ group: [`${of}Categories`], slug: [category] }],
      }),
    }),
    translatorOf(locale),
    siteName(),
  ]);
  const items = (entries ?? []).flatMap((entry) => itemOf(entry) ?? []);
  const self = siteUrl + fileHref(`${of}Feed`, locale) + (category ? `?category=${category}` : '');
  const result = new Feed({
    id: self,
    title: `${t(`common.sections.${of}`)} · ${name}`,
    link: siteUrl + href(of, locale),
    language: locale,
    // The time of the newest entry and not the current time, so that the feed changes only with its entries.
    updated: new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime()))),
    copyright: 'CC BY 4.0',
    generator: 'Studium',
    feedLinks: { atom: self },
  });
  for (const { slug, uid, ...item } of items) {
    const link = siteUrl + href(routes[of], { slug }, locale);
    result.addItem({ ...item, id: uid ? `urn:uuid:${uid}` : link, link, date: item.updated });
  }
  return { type: 'application/atom+xml', text: result.atom1() };
});

function itemOf(entry: NonNullable<NewEntriesQuery['entries']>[number]) {
  if (!entry || !('excerpt' in entry) || !entry.slug) return null;
  const published = new Date(mapDate(entry.postDate) || mapDate(entry.dateCreated) || 0);
  return {
    slug: entry.slug,
    uid: entry.uid,
    title: entry.title ?? '',
    description: entry.excerpt ?? '',
    published,
    updated: new Date(mapDate(entry.dateUpdated) || published),
    category: entry.categories.flatMap((category) =>
      category?.title ? { name: category.title } : [],
    ),
  };
}
