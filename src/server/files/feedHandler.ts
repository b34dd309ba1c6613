import { notFound } from '@/errors/AppError';
import { NewEntriesDocument, type NewEntriesQuery } from '@/gql/graphql';
import { fileHref, sectionsWithFeed } from '@/routing/files';
import { href } from '@/routing/href';
import { defaultLocale } from '@/routing/locales';
import { entryRoutes } from '@/routing/sections';
import { isSlug } from '@/routing/isSlug';
import { mapDate } from '../mapping/mapDate';
import { translatorOf } from '../texts';
import { uuidOf } from '../mapping/uuidOf';
import { renderInTurn } from '../rendering/renderInTurn';
import { createFileHandler, type FileContext } from './createFileHandler';
import { element, xmlDeclaration } from './element';

const limit = 40;

/**
 * GET /news.xml, /eventi.xml, /alloggi.xml and their English addresses: the latest entries as an Atom feed
 * (RFC 4287), optionally limited by ?category=.
 */
export const feedHandler = createFileHandler(({ visitorAddress, ...context }) =>
  renderInTurn(visitorAddress, () => buildFeed(context)),
);

async function buildFeed({
  locale,
  query,
  cms,
  siteUrl,
  siteName,
}: Omit<FileContext, 'visitorAddress'>) {
  const { of, category } = query;
  const section = sectionsWithFeed.find((one) => one === of);
  if (!section) throw notFound(`no feed of ${of ?? 'nothing'}`);
  if (category !== undefined && !isSlug(category)) throw notFound(`no slug: ${category}`);
  const [{ entries }, t, name] = await Promise.all([
    cms(NewEntriesDocument, {
      section: [section],
      limit,
      ...(category !== undefined && {
        category: [{ group: [`${section}Categories`], slug: [category] }],
      }),
    }),
    translatorOf(locale),
    siteName(),
  ]);
  const items = (entries ?? []).flatMap((entry) => itemOf(entry) ?? []);
  const self =
    siteUrl + fileHref(`${section}Feed`, locale) + (category ? `?category=${category}` : '');
  const children = [
    element('id', {}, self),
    element('title', {}, `${t(`common.sections.${section}`)} · ${name}`),
    // The time of the newest entry and not the current time, so that the feed changes only with its entries.
    date('updated', Math.max(0, ...items.map(({ updated }) => updated))),
    element('author', {}, [element('name', {}, name)]),
    element('link', { rel: 'alternate', href: siteUrl + href(section, locale) }),
    element('link', { rel: 'self', href: self }),
    element('rights', {}, 'CC BY 4.0'),
    ...items.map((item) =>
      renderItem(item, {
        link: siteUrl + href(entryRoutes[section], { slug: item.slug }, locale),
        // Feeds of other languages have other ids, because readers show an id only once.
        idPrefix: locale === defaultLocale ? 'urn:uuid:' : `${siteUrl}/${locale}#`,
      }),
    ),
  ];
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
    children,
  );
  return { type: 'application/atom+xml', text: xmlDeclaration + feed };
}

interface Item {
  slug: string;
  /** A UUID, the same in all versions of the entry; null if the cms has none. */
  uid: string | null;
  title: string;
  summary: string;
  /** Milliseconds since 1970. */
  published: number;
  updated: number;
  categories: string[];
}

function itemOf(entry: NonNullable<NewEntriesQuery['entries']>[number]): Item | null {
  if (!entry || !('excerpt' in entry) || !entry.slug) return null;
  const published = Date.parse(mapDate(entry.postDate) || mapDate(entry.dateCreated)) || 0;
  return {
    slug: entry.slug,
    uid: uuidOf(entry),
    title: entry.title ?? '',
    summary: entry.excerpt ?? '',
    published,
    updated: Date.parse(mapDate(entry.dateUpdated)) || published,
    categories: entry.categories.flatMap((category) => category?.title || []),
  };
}

const renderItem = (item: Item, { link, idPrefix }: { link: string; idPrefix: string }): string =>
  element('entry', {}, [
    element('id', {}, item.uid ? idPrefix + item.uid : link),
    element('title', {}, item.title),
    element('link', { href: link }),
    date('published', item.published),
    date('updated', item.updated),
    element('summary', {}, item.summary),
    ...item.categories.map((term) => element('category', { term })),
  ]);

const date = (name: string, time: number) => element(name, {}, new Date(time).toISOString());
