import { randomBytes } from 'node:crypto';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { datesOf } from '../../src/sections/events/datesOf';

interface Row extends Record<string, unknown> {
  id: number;
  start: string | Date | null;
  end: string | Date | null;
}

const isoOf = (value: string | Date | null): string | null => value && new Date(value).toISOString();

/** The only date of each event, which has no rule before this migration. */
const firstDates = (rows: Row[]) =>
  rows.flatMap(({ id, start, end }) => {
    const [date] = datesOf({ eventStartDate: isoOf(start) ?? undefined, eventEndDate: isoOf(end) });
    return date ? [{ id, date }] : [];
  });

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_repeats_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_repeats_weekdays_order_idx\` ON \`events_repeats_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_repeats_weekdays_parent_idx\` ON \`events_repeats_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_repeats_pauses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_repeats_pauses_order_idx\` ON \`events_repeats_pauses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_repeats_pauses_parent_id_idx\` ON \`events_repeats_pauses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_other_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`replaces\` text,
  	\`cancelled\` integer DEFAULT false,
  	\`start\` text,
  	\`end\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_other_dates_order_idx\` ON \`events_other_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_other_dates_parent_id_idx\` ON \`events_other_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_event_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`over_at\` text,
  	\`scheduled\` text,
  	\`cancelled\` integer,
  	\`address\` text,
  	\`lat\` numeric,
  	\`lng\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_event_dates_order_idx\` ON \`events_event_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_event_dates_parent_id_idx\` ON \`events_event_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_event_dates_start_idx\` ON \`events_event_dates\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`events_event_dates_over_at_idx\` ON \`events_event_dates\` (\`over_at\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_repeats_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_repeats_weekdays_order_idx\` ON \`_events_v_version_repeats_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_repeats_weekdays_parent_idx\` ON \`_events_v_version_repeats_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_repeats_pauses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_repeats_pauses_order_idx\` ON \`_events_v_version_repeats_pauses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_repeats_pauses_parent_id_idx\` ON \`_events_v_version_repeats_pauses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_other_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`replaces\` text,
  	\`cancelled\` integer DEFAULT false,
  	\`start\` text,
  	\`end\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_other_dates_order_idx\` ON \`_events_v_version_other_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_other_dates_parent_id_idx\` ON \`_events_v_version_other_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_event_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start\` text,
  	\`end\` text,
  	\`over_at\` text,
  	\`scheduled\` text,
  	\`cancelled\` integer,
  	\`address\` text,
  	\`lat\` numeric,
  	\`lng\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_dates_order_idx\` ON \`_events_v_version_event_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_dates_parent_id_idx\` ON \`_events_v_version_event_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_dates_start_idx\` ON \`_events_v_version_event_dates\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_dates_over_at_idx\` ON \`_events_v_version_event_dates\` (\`over_at\`);`)
  await db.run(sql`DROP INDEX \`events_event_end_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`repeats_until\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`repeats_every_weeks\` text;`)
  await db.run(sql`DROP INDEX \`_events_v_version_version_event_end_date_idx\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_repeats_until\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_repeats_every_weeks\` text;`)
  const events = sql`SELECT id, event_start_date AS "start", event_end_date AS "end" FROM events`;
  for (const { id, date } of firstDates(await db.all<Row>(events)))
    await db.run(sql`INSERT INTO events_event_dates (_order, _parent_id, id, "start", "end", over_at, cancelled)
      VALUES (1, ${id}, ${randomBytes(12).toString('hex')}, ${date.start}, ${date.end}, ${date.overAt}, false)`);
  const versions = sql`SELECT id, version_event_start_date AS "start", version_event_end_date AS "end" FROM _events_v`;
  for (const { id, date } of firstDates(await db.all<Row>(versions)))
    await db.run(sql`INSERT INTO _events_v_version_event_dates (_order, _parent_id, "start", "end", over_at, cancelled, _uuid)
      VALUES (1, ${id}, ${date.start}, ${date.end}, ${date.overAt}, false, ${randomBytes(12).toString('hex')})`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_repeats_weekdays\`;`)
  await db.run(sql`DROP TABLE \`events_repeats_pauses\`;`)
  await db.run(sql`DROP TABLE \`events_other_dates\`;`)
  await db.run(sql`DROP TABLE \`events_event_dates\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_repeats_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_repeats_pauses\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_other_dates\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_event_dates\`;`)
  await db.run(sql`CREATE INDEX \`events_event_end_date_idx\` ON \`events\` (\`event_end_date\`);`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`repeats_until\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`repeats_every_weeks\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_event_end_date_idx\` ON \`_events_v\` (\`version_event_end_date\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_repeats_until\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_repeats_every_weeks\`;`)
}
