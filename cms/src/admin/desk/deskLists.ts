import type { GlobalSlug, Where } from 'payload';
import { areas } from '../../access/roles';
import { labelOf } from '../../fields/options';
import type { EntryCollection } from '../../sections/sections';
import { entryLink, globalLink, listLink } from './adminLink';
import { type DeskContext, maxRows } from './DeskContext';
import type { DeskListProps, DeskRow } from './DeskList';
import { findAccessibilityDuties } from './findAccessibilityDuties';
import { findDraftsToReview, findMyDrafts } from './findDrafts';
import type { DatedEntry, DeskEntry, FoundEntries } from './findEntries';
import { findExpiring, findStale } from './findEntriesToCheck';
import { findFailedJobs, whereFailed } from './findFailedJobs';
import { findFailingFeeds, findFeedDrafts, findMissingEvents } from './findFeeds';
import { findMissedSearches } from './findMissedSearches';
import { findOpened } from './findOpened';
import {
  answerPhrase,
  findOwnerAnswers,
  findSilentOwners,
  waitingAnswers,
} from './findOwnerAnswers';
import { findOffers, offerPhrase, waitingOffers } from './findOffers';
import { findScheduled } from './findScheduled';
import { findUnclearPages, unclearDays } from './findUnclearPages';
import { findWarnings } from './findWarnings';
import { dayPhrase, deskTexts, timePhrase } from './texts';
import { defaultSite, languageNames, type Site } from '../../sites';
import { dayMs } from '../../lib/durations';
import { isoTime } from '../../lib/isoTime';

/** A list before the text that all lists share is added. */
type List = Omit<DeskListProps, 'seeAll'>;

const sectionName = (collection: EntryCollection, { language }: DeskContext): string =>
  labelOf(areas, collection, language);

const entryRow = (desk: DeskContext, entry: DeskEntry, detail: string): DeskRow => ({
  title: entry.title || deskTexts[desk.language].untitled,
  href: entryLink(desk.payload, entry),
  detail: `${sectionName(entry.collection, desk)} · ${detail}`,
});

const globalRow = (
  { payload, language }: DeskContext,
  { title, global, site, error }: { title: string; global: GlobalSlug; site: Site; error: string },
): DeskRow => ({
  title,
  href: globalLink(payload, global, site),
  detail: `${labelOf(areas, 'site', language)} · ${error}`,
});

const entryList = <Entry extends DatedEntry>(
  desk: DeskContext,
  { name, heading, found }: { name: string; heading: string; found: FoundEntries<Entry> },
  detail: (entry: Entry) => string,
): List => ({
  name,
  heading,
  total: found.totals.reduce((sum, { total }) => sum + total, 0),
  rows: found.entries.map((entry) => entryRow(desk, entry, detail(entry))),
  all: found.totals.map(({ collection, total }) => ({
    label: `${sectionName(collection, desk)} (${total})`,
    href: listLink(desk.payload, collection, found.where),
  })),
});

async function myDrafts(desk: DeskContext): Promise<List> {
  const { myDrafts: heading, changed } = deskTexts[desk.language];
  const found = await findMyDrafts(desk);
  return entryList(desk, { name: 'mine', heading, found }, ({ date }) =>
    changed(dayPhrase(date, desk.language)),
  );
}

async function draftsToReview(desk: DeskContext): Promise<List> {
  const { toReview: heading, changedBy } = deskTexts[desk.language];
  const found = await findDraftsToReview(desk);
  return entryList(desk, { name: 'review', heading, found }, ({ author, date }) =>
    changedBy(author, dayPhrase(date, desk.language)),
  );
}

async function scheduled(desk: DeskContext): Promise<List> {
  const { scheduled: heading, scheduledAt, failedAt } = deskTexts[desk.language];
  const found = await findScheduled(desk);
  return {
    name: 'scheduled',
    heading,
    total: found.length,
    rows: found.slice(0, maxRows).map((entry) => {
      const phrases = entry.failed ? failedAt : scheduledAt;
      return entryRow(desk, entry, phrases[entry.action](timePhrase(entry.date, desk.language)));
    }),
    all: [],
  };
}

async function expiring(desk: DeskContext): Promise<List> {
  const { expiring: heading, expires } = deskTexts[desk.language];
  const found = await findExpiring(desk);
  return entryList(desk, { name: 'expiring', heading, found }, ({ date }) =>
    expires(timePhrase(date, desk.language)),
  );
}

async function stale(desk: DeskContext): Promise<List> {
  const { stale: heading, verified } = deskTexts[desk.language];
  const found = await findStale(desk);
  return entryList(desk, { name: 'stale', heading, found }, ({ date }) =>
    verified(dayPhrase(date, desk.language)),
  );
}

async function ownerAnswers(desk: DeskContext): Promise<List> {
  const { ownerAnswers: heading, allAnswers } = deskTexts[desk.language];
  const { answers, total } = await findOwnerAnswers(desk);
  return {
    name: 'answers',
    heading,
    total,
    rows: answers.map(({ question, home }) => ({
      title: home.title || deskTexts[desk.language].untitled,
      href: entryLink(desk.payload, { ...home, collection: 'ownerQuestions', id: question.id }),
      detail: answerPhrase(question, desk.language),
    })),
    all: [{ label: allAnswers, href: listLink(desk.payload, 'ownerQuestions', waitingAnswers) }],
  };
}

async function offers(desk: DeskContext): Promise<List> {
  const { offers: heading, allOffers, untitled } = deskTexts[desk.language];
  const { offers: found, total } = await findOffers(desk);
  return {
    name: 'offers',
    heading,
    total,
    rows: found.map((offer) => ({
      title: offer.title || untitled,
      href: entryLink(desk.payload, { collection: 'offers', id: offer.id, site: offer.site }),
      detail: offerPhrase(offer, desk.language),
    })),
    all: [{ label: allOffers, href: listLink(desk.payload, 'offers', waitingOffers) }],
  };
}

async function silentOwners(desk: DeskContext): Promise<List> {
  const { silentOwners: heading, silentSince } = deskTexts[desk.language];
  const { homes, total } = await findSilentOwners(desk);
  const rows = homes.map(({ home, since }) =>
    entryRow(desk, home, silentSince(dayPhrase(since, desk.language))),
  );
  return { name: 'silent', heading, total, rows, all: [] };
}

async function missingEvents(desk: DeskContext): Promise<List> {
  const { missingEvents: heading, missingSince } = deskTexts[desk.language];
  const { events, total } = await findMissingEvents(desk);
  const rows = events.map(({ row, event, feed, since }) => ({
    ...entryRow(desk, event, missingSince(feed, dayPhrase(since, desk.language))),
    missing: row,
  }));
  return { name: 'missingEvents', heading, total, rows, all: [] };
}

async function feedDrafts(desk: DeskContext): Promise<List> {
  const { feedDrafts: heading, changed } = deskTexts[desk.language];
  const found = await findFeedDrafts(desk);
  return entryList(desk, { name: 'feedDrafts', heading, found }, ({ date }) =>
    changed(dayPhrase(date, desk.language)),
  );
}

async function failingFeeds(desk: DeskContext): Promise<List> {
  const { failingFeeds: heading, failingSince } = deskTexts[desk.language];
  const feeds = await findFailingFeeds(desk);
  const rows = feeds.map(({ id, name, since, problem }) => ({
    title: name,
    href: entryLink(desk.payload, { collection: 'feeds', id, site: defaultSite }),
    detail: failingSince(dayPhrase(since, desk.language), problem),
  }));
  return { name: 'failingFeeds', heading, total: rows.length, rows, all: [] };
}

/**
 * Reads the list of content with errors. It is apart from the others, because after a publication it takes
 * seconds.
 */
export async function readWarningList(desk: DeskContext): Promise<DeskListProps> {
  const { found, total } = await findWarnings(desk);
  return {
    name: 'warnings',
    heading: deskTexts[desk.language].warnings,
    total,
    rows: found.map((one) =>
      'global' in one ? globalRow(desk, one) : entryRow(desk, one, one.error),
    ),
    all: [],
    seeAll: deskTexts[desk.language].seeAll,
  };
}

async function unclearPages(desk: DeskContext): Promise<List> {
  const { unclear: heading, unclearAnswers, opinions } = deskTexts[desk.language];
  const pages = await findUnclearPages(desk);
  const since = isoTime(desk.now.getTime() - unclearDays * dayMs);
  const where: Where = {
    and: [{ clear: { equals: 'no' } }, { day: { greater_than_equal: since } }],
  };
  return {
    name: 'unclear',
    heading,
    total: pages.length,
    rows: pages.map((page) => entryRow(desk, page, unclearAnswers(page.unclear, page.answers))),
    all: [{ label: opinions, href: listLink(desk.payload, 'feedback', where) }],
  };
}

async function missedSearches(desk: DeskContext): Promise<List> {
  const { missed: heading, missedCount, searches } = deskTexts[desk.language];
  const found = await findMissedSearches(desk);
  const link = (where: Where) => listLink(desk.payload, 'missedSearches', where);
  return {
    name: 'missed',
    heading,
    total: found.length,
    rows: found.map(({ words, site, count }) => ({
      title: words,
      href: link({ and: [{ words: { equals: words } }] }),
      detail: missedCount(count, languageNames(site)[desk.language]),
    })),
    all: [{ label: searches, href: link({}) }],
  };
}

async function failedJobs(desk: DeskContext): Promise<List> {
  const { failedJobs: heading, openQueue, failedCount } = deskTexts[desk.language];
  const failed = await findFailedJobs(desk);
  const row = failed && {
    title: openQueue,
    href: listLink(desk.payload, 'payload-jobs', whereFailed),
    detail: failedCount(failed.total, timePhrase(failed.last, desk.language)),
  };
  return { name: 'failed', heading, total: failed?.total ?? 0, rows: row ? [row] : [], all: [] };
}

/** The form on which public bodies of Italy renew their statement and publish their objectives. */
const agidForm = 'https://form.agid.gov.it/';

async function accessibility(desk: DeskContext): Promise<List> {
  const texts = deskTexts[desk.language];
  const { missingLinks, deadlines } = await findAccessibilityDuties(desk);
  const rows = [
    ...missingLinks.map(({ site, global }) => ({
      title: texts.linkStatement,
      href: globalLink(desk.payload, global, site),
      detail: texts.noStatementIn(languageNames(site)[desk.language]),
    })),
    ...deadlines.map(({ kind, day: date }) => ({
      title: texts.deadlines[kind],
      href: agidForm,
      detail: texts.due(dayPhrase(`${date}T12:00:00Z`, desk.language)),
    })),
  ];
  return { name: 'accessibility', heading: texts.accessibility, total: rows.length, rows, all: [] };
}

/** The list of the entries that the person opened last. Nothing in it waits for them, so it is apart from the others. */
export async function readOpenedList(desk: DeskContext): Promise<DeskListProps> {
  const { opened: heading, seeAll } = deskTexts[desk.language];
  const rows = (await findOpened(desk)).map((entry) => ({
    title: entry.title || deskTexts[desk.language].untitled,
    href: entryLink(desk.payload, entry),
    detail: sectionName(entry.collection, desk),
  }));
  return { name: 'opened', heading, rows, all: [], seeAll };
}

const readers = [
  failedJobs,
  accessibility,
  offers,
  ownerAnswers,
  silentOwners,
  missingEvents,
  failingFeeds,
  draftsToReview,
  feedDrafts,
  myDrafts,
  scheduled,
  expiring,
  stale,
  unclearPages,
  missedSearches,
];

/** Reads the lists of the desk that are not empty, the most urgent first. */
export async function readDeskLists(desk: DeskContext): Promise<DeskListProps[]> {
  const { seeAll } = deskTexts[desk.language];
  const lists = await Promise.all(readers.map((read) => read(desk)));
  return lists.filter(({ rows }) => rows.length > 0).map((list) => ({ ...list, seeAll }));
}
