import type { Where } from 'payload';
import { ownerAnswers } from '../../collections/OwnerQuestions';
import { Database } from '../../db/Database';
import { labelOf } from '../../fields/options';
import { idOf } from '../../lib/idOf';
import type { AdminLanguage } from '../../lib/adminLanguage';
import { findHomes, isSilent, questionTimes } from '../../owners/questions';
import type { OwnerQuestion } from '../../payload-types';
import { type DeskContext, maxRows, publishableSections } from './DeskContext';
import { type DeskEntry, readTitles } from './findEntries';
import { dayPhrase, deskTexts } from './texts';

/** The filter of the answers that wait for the office, without homes in the trash. */
export const waitingAnswers: Where = {
  and: [{ waiting: { equals: true } }, { 'home.deletedAt': { exists: false } }],
};

const seesHomes = (desk: DeskContext): boolean =>
  publishableSections(desk).includes('accommodations');

/** Adds the titles of homes, and leaves out those in the trash. */
async function withTitles<Row>(
  desk: DeskContext,
  rows: readonly Row[],
  idOfHome: (row: Row) => number | null,
): Promise<{ row: Row; home: DeskEntry }[]> {
  const ids = rows.flatMap((row) => idOfHome(row) ?? []);
  const titles = await readTitles(desk, 'accommodations', ids);
  return rows.flatMap((row) => {
    const home = titles.find(({ id }) => id === idOfHome(row));
    return home ? [{ row, home }] : [];
  });
}

/** Finds the answers of owners that wait for the office, the newest first. */
export async function findOwnerAnswers(desk: DeskContext) {
  if (!seesHomes(desk)) return { answers: [], total: 0 };
  const { docs, totalDocs } = await desk.payload.find({
    collection: 'ownerQuestions',
    where: waitingAnswers,
    sort: '-answeredAt',
    limit: maxRows,
    depth: 0,
    user: desk.user,
    overrideAccess: false,
  });
  const found = await withTitles(desk, docs, ({ home }) => idOf(home));
  return { answers: found.map(({ row, home }) => ({ question: row, home })), total: totalDocs };
}

/** Finds the homes about which nobody has answered for 14 days, the longest silence first. */
export async function findSilentOwners(desk: DeskContext) {
  if (!seesHomes(desk)) return { homes: [], total: 0 };
  const condition = isSilent(desk.now.getTime(), questionTimes.beforeDesk);
  const silent = (await findHomes(new Database(desk.payload).read, condition)).flatMap(
    ({ home, silentSince }) => (silentSince ? [{ home, since: silentSince.toISOString() }] : []),
  );
  const first = silent.sort((a, b) => a.since.localeCompare(b.since)).slice(0, maxRows);
  const found = await withTitles(desk, first, ({ home }) => home);
  return {
    homes: found.map(({ row, home }) => ({ home, since: row.since })),
    total: silent.length,
  };
}

/** What an answer says, as a phrase: “It is free · proposed price €400 · “Ring twice””. */
export function answerPhrase(question: OwnerQuestion, language: AdminLanguage): string {
  const { answer, answeredDay, applied, price, message, answeredAt } = question;
  const { answered, notApplied, proposedPrice } = deskTexts[language];
  const [open, close] = language === 'it' ? ['«', '»'] : ['“', '”'];
  const given = answer && labelOf(ownerAnswers, answer, language);
  return [
    given && answeredDay ? `${given} (${dayPhrase(answeredDay, language)})` : given,
    answer && answer !== 'none' && !applied && notApplied,
    price && proposedPrice(price),
    message && `${open}${message}${close}`,
    answer !== 'none' && answeredAt && answered(dayPhrase(answeredAt, language)),
  ]
    .filter(Boolean)
    .join(' · ');
}
