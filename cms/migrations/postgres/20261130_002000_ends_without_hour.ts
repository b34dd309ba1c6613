import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { type EventRow, wholeDayEnds } from '../../src/lib/wholeDayEnds';

/** An end of several days at 00:00 meant that whole day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const events = sql`SELECT id, event_start_date AS "start", event_end_date AS "end" FROM events`;
  for (const { id, end } of wholeDayEnds((await db.execute<EventRow>(events)).rows))
    await db.execute(sql`UPDATE events SET event_end_date = ${end} WHERE id = ${id}`);
  const versions = sql`SELECT id, version_event_start_date AS "start", version_event_end_date AS "end" FROM _events_v`;
  for (const { id, end } of wholeDayEnds((await db.execute<EventRow>(versions)).rows))
    await db.execute(sql`UPDATE _events_v SET version_event_end_date = ${end} WHERE id = ${id}`);
}

/** The earlier program reads the ends as they are. */
export async function down(_: MigrateDownArgs): Promise<void> {}
