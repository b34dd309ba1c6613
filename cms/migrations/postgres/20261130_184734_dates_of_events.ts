import { randomBytes } from 'node:crypto';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
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
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_repeats_weekdays" AS ENUM('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  CREATE TYPE "public"."enum_events_repeats_every_weeks" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum__events_v_version_repeats_weekdays" AS ENUM('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  CREATE TYPE "public"."enum__events_v_version_repeats_every_weeks" AS ENUM('1', '2', '3', '4');
  CREATE TABLE "events_repeats_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_repeats_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_repeats_pauses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "events_other_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"replaces" timestamp(3) with time zone,
  	"cancelled" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric
  );
  
  CREATE TABLE "events_event_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"over_at" timestamp(3) with time zone,
  	"scheduled" timestamp(3) with time zone,
  	"cancelled" boolean,
  	"address" varchar,
  	"lat" numeric,
  	"lng" numeric
  );
  
  CREATE TABLE "_events_v_version_repeats_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_repeats_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v_version_repeats_pauses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_other_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"replaces" timestamp(3) with time zone,
  	"cancelled" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_event_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"over_at" timestamp(3) with time zone,
  	"scheduled" timestamp(3) with time zone,
  	"cancelled" boolean,
  	"address" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"_uuid" varchar
  );
  
  DROP INDEX "events_event_end_date_idx";
  DROP INDEX "_events_v_version_version_event_end_date_idx";
  ALTER TABLE "events" ADD COLUMN "repeats_until" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "repeats_every_weeks" "enum_events_repeats_every_weeks";
  ALTER TABLE "_events_v" ADD COLUMN "version_repeats_until" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_repeats_every_weeks" "enum__events_v_version_repeats_every_weeks";
  ALTER TABLE "events_repeats_weekdays" ADD CONSTRAINT "events_repeats_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_repeats_pauses" ADD CONSTRAINT "events_repeats_pauses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_other_dates" ADD CONSTRAINT "events_other_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_event_dates" ADD CONSTRAINT "events_event_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_repeats_weekdays" ADD CONSTRAINT "_events_v_version_repeats_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_repeats_pauses" ADD CONSTRAINT "_events_v_version_repeats_pauses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_other_dates" ADD CONSTRAINT "_events_v_version_other_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_event_dates" ADD CONSTRAINT "_events_v_version_event_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_repeats_weekdays_order_idx" ON "events_repeats_weekdays" USING btree ("order");
  CREATE INDEX "events_repeats_weekdays_parent_idx" ON "events_repeats_weekdays" USING btree ("parent_id");
  CREATE INDEX "events_repeats_pauses_order_idx" ON "events_repeats_pauses" USING btree ("_order");
  CREATE INDEX "events_repeats_pauses_parent_id_idx" ON "events_repeats_pauses" USING btree ("_parent_id");
  CREATE INDEX "events_other_dates_order_idx" ON "events_other_dates" USING btree ("_order");
  CREATE INDEX "events_other_dates_parent_id_idx" ON "events_other_dates" USING btree ("_parent_id");
  CREATE INDEX "events_event_dates_order_idx" ON "events_event_dates" USING btree ("_order");
  CREATE INDEX "events_event_dates_parent_id_idx" ON "events_event_dates" USING btree ("_parent_id");
  CREATE INDEX "events_event_dates_start_idx" ON "events_event_dates" USING btree ("start");
  CREATE INDEX "events_event_dates_over_at_idx" ON "events_event_dates" USING btree ("over_at");
  CREATE INDEX "_events_v_version_repeats_weekdays_order_idx" ON "_events_v_version_repeats_weekdays" USING btree ("order");
  CREATE INDEX "_events_v_version_repeats_weekdays_parent_idx" ON "_events_v_version_repeats_weekdays" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_repeats_pauses_order_idx" ON "_events_v_version_repeats_pauses" USING btree ("_order");
  CREATE INDEX "_events_v_version_repeats_pauses_parent_id_idx" ON "_events_v_version_repeats_pauses" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_other_dates_order_idx" ON "_events_v_version_other_dates" USING btree ("_order");
  CREATE INDEX "_events_v_version_other_dates_parent_id_idx" ON "_events_v_version_other_dates" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_event_dates_order_idx" ON "_events_v_version_event_dates" USING btree ("_order");
  CREATE INDEX "_events_v_version_event_dates_parent_id_idx" ON "_events_v_version_event_dates" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_event_dates_start_idx" ON "_events_v_version_event_dates" USING btree ("start");
  CREATE INDEX "_events_v_version_event_dates_over_at_idx" ON "_events_v_version_event_dates" USING btree ("over_at");`)
  const events = sql`SELECT id, event_start_date AS "start", event_end_date AS "end" FROM events`;
  for (const { id, date } of firstDates((await db.execute<Row>(events)).rows))
    await db.execute(sql`INSERT INTO events_event_dates (_order, _parent_id, id, "start", "end", over_at, cancelled)
      VALUES (1, ${id}, ${randomBytes(12).toString('hex')}, ${date.start}, ${date.end}, ${date.overAt}, false)`);
  const versions = sql`SELECT id, version_event_start_date AS "start", version_event_end_date AS "end" FROM _events_v`;
  for (const { id, date } of firstDates((await db.execute<Row>(versions)).rows))
    await db.execute(sql`INSERT INTO _events_v_version_event_dates (_order, _parent_id, "start", "end", over_at, cancelled, _uuid)
      VALUES (1, ${id}, ${date.start}, ${date.end}, ${date.overAt}, false, ${randomBytes(12).toString('hex')})`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_repeats_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_repeats_pauses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_other_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_event_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_repeats_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_repeats_pauses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_other_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_event_dates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_repeats_weekdays" CASCADE;
  DROP TABLE "events_repeats_pauses" CASCADE;
  DROP TABLE "events_other_dates" CASCADE;
  DROP TABLE "events_event_dates" CASCADE;
  DROP TABLE "_events_v_version_repeats_weekdays" CASCADE;
  DROP TABLE "_events_v_version_repeats_pauses" CASCADE;
  DROP TABLE "_events_v_version_other_dates" CASCADE;
  DROP TABLE "_events_v_version_event_dates" CASCADE;
  CREATE INDEX "events_event_end_date_idx" ON "events" USING btree ("event_end_date");
  CREATE INDEX "_events_v_version_version_event_end_date_idx" ON "_events_v" USING btree ("version_event_end_date");
  ALTER TABLE "events" DROP COLUMN "repeats_until";
  ALTER TABLE "events" DROP COLUMN "repeats_every_weeks";
  ALTER TABLE "_events_v" DROP COLUMN "version_repeats_until";
  ALTER TABLE "_events_v" DROP COLUMN "version_repeats_every_weeks";
  DROP TYPE "public"."enum_events_repeats_weekdays";
  DROP TYPE "public"."enum_events_repeats_every_weeks";
  DROP TYPE "public"."enum__events_v_version_repeats_weekdays";
  DROP TYPE "public"."enum__events_v_version_repeats_every_weeks";`)
}
