import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { reasonLength } from '../collections/Feedback';
import type { Database } from '../db/Database';
import { isoTime } from '../lib/isoTime';
import { dayInTown, endOfDayInTown, momentInTown, storedDay } from '../lib/townTime';
import { changePublishedHome, unpublishHome } from './homeStatus';

/** What an owner can say of a home; the other answer of the collection is that nobody has. */
const homeAnswers = ['free', 'freeFrom', 'takenUntil', 'takeDown'] as const;

const oneDay = z
  .string()
  .refine((day) => momentInTown(day) !== null && day >= dayInTown(new Date()));

/** An answer of an owner: something of it must be given, and a day with the answers that name one. */
export const ownerAnswer = z
  .object({
    answer: z.enum(homeAnswers).nullish(),
    day: oneDay.nullish(),
    price: z.number().positive().max(100_000).nullish(),
    message: z
      .string()
      .trim()
      .refine((text) => Array.from(text).length <= reasonLength)
      .nullish(),
  })
  .refine(({ answer, price, message }) => answer || price || message)
  .refine(({ answer, day }) => day || (answer !== 'freeFrom' && answer !== 'takenUntil'));

type OwnerAnswer = z.infer<typeof ownerAnswer>;

/** The fields of a home that an answer sets. A home that is taken until a day is free on the next one. */
function availabilityAfter({ answer, day }: OwnerAnswer) {
  const noon = (moment: Date | null) => (moment ? storedDay(moment) : null);
  if (answer === 'freeFrom' && day)
    return { availabilityStatus: 'freeSoon', availableFrom: noon(momentInTown(day)) } as const;
  if (answer === 'takenUntil' && day)
    return { availabilityStatus: 'busy', availableFrom: noon(endOfDayInTown(day)) } as const;
  return { availabilityStatus: null, availableFrom: null };
}

/** Does what an answer says, in the transaction of a request. Returns whether visitors see it now. */
async function apply(req: PayloadRequest, home: number, answer: OwnerAnswer): Promise<boolean> {
  if (!answer.answer) return false;
  if (answer.answer === 'takeDown') {
    await unpublishHome(req, home);
    return true;
  }
  const verifiedOn = storedDay(new Date());
  return changePublishedHome(req, home, { ...availabilityAfter(answer), verifiedOn });
}

/** Whether the cms refuses a home as it is stored, for example because a field has become required. */
const isRefused = (error: unknown): boolean => error instanceof APIError && error.status < 500;

/**
 * Stores an answer, and does at once what it says if nothing speaks against it. The office does the rest.
 *
 * @returns whether visitors see it now
 */
export async function storeAnswer(
  database: Database,
  home: number,
  answer: OwnerAnswer,
): Promise<boolean> {
  const store = (isAllowed: boolean): Promise<boolean> =>
    database.write(async (query, req) => {
      const applied = isAllowed && (await apply(req, home, answer));
      const { answer: given = null, day, price = null, message } = answer;
      const isForOffice = !applied || given === 'takeDown' || price !== null || Boolean(message);
      // What the office has not done yet stays, unless the owner says something else.
      await query(sql`UPDATE owner_questions SET answer = ${given}, applied = ${applied},
          answered_day = ${day ? `${day}T12:00:00.000Z` : null}, answered_at = ${isoTime(Date.now())},
          unanswered_since = NULL, price = COALESCE(${price}, CASE WHEN waiting THEN price END),
          message = COALESCE(${message || null}, CASE WHEN waiting THEN message END),
          waiting = CASE WHEN waiting AND (price IS NOT NULL OR message IS NOT NULL) THEN true
            ELSE ${isForOffice} END
        WHERE home_id = ${home}`);
      return applied;
    });
  return store(true).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    return store(false);
  });
}
