import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feeds_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_feeds_event_type" AS ENUM('concert', 'theatre', 'cinema', 'exhibition', 'lecture', 'workshop', 'market', 'sport', 'party', 'openDay');
  CREATE TYPE "public"."enum_feeds_mode" AS ENUM('draft', 'publish');
  CREATE TYPE "public"."enum_feed_events_state" AS ENUM('present', 'missing', 'settled');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'readFeeds' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'readFeeds' BEFORE 'schedulePublish';
  CREATE TABLE "feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar,
  	"website" varchar,
  	"site" "enum_feeds_site" NOT NULL,
  	"event_type" "enum_feeds_event_type" NOT NULL,
  	"mode" "enum_feeds_mode" DEFAULT 'draft' NOT NULL,
  	"active" boolean DEFAULT false,
  	"read_at" timestamp(3) with time zone,
  	"failing_since" timestamp(3) with time zone,
  	"full_read_at" timestamp(3) with time zone,
  	"reading_since" timestamp(3) with time zone,
  	"problem" jsonb,
  	"report" jsonb,
  	"etag" varchar,
  	"last_modified" varchar,
  	"file" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feeds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ev_categories_id" integer
  );
  
  CREATE TABLE "feed_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feed_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"event_id" integer,
  	"state" "enum_feed_events_state" NOT NULL,
  	"missing_since" timestamp(3) with time zone,
  	"parts" jsonb
  );
  
  ALTER TABLE "events" ADD COLUMN "source_name" varchar;
  ALTER TABLE "events" ADD COLUMN "source_url" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_source_name" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_source_url" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feeds_id" integer;
  ALTER TABLE "feeds_rels" ADD CONSTRAINT "feeds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feeds_rels" ADD CONSTRAINT "feeds_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feeds_updated_at_idx" ON "feeds" USING btree ("updated_at");
  CREATE INDEX "feeds_created_at_idx" ON "feeds" USING btree ("created_at");
  CREATE INDEX "feeds_rels_order_idx" ON "feeds_rels" USING btree ("order");
  CREATE INDEX "feeds_rels_parent_idx" ON "feeds_rels" USING btree ("parent_id");
  CREATE INDEX "feeds_rels_path_idx" ON "feeds_rels" USING btree ("path");
  CREATE INDEX "feeds_rels_ev_categories_id_idx" ON "feeds_rels" USING btree ("ev_categories_id");
  CREATE INDEX "feed_events_feed_idx" ON "feed_events" USING btree ("feed_id");
  CREATE INDEX "feed_events_key_idx" ON "feed_events" USING btree ("key");
  CREATE INDEX "feed_events_event_idx" ON "feed_events" USING btree ("event_id");
  CREATE INDEX "feed_events_state_idx" ON "feed_events" USING btree ("state");
  CREATE UNIQUE INDEX "feed_key_idx" ON "feed_events" USING btree ("feed_id","key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feeds_fk" FOREIGN KEY ("feeds_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("feeds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feeds_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feeds" CASCADE;
  DROP TABLE "feeds_rels" CASCADE;
  DROP TABLE "feed_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feeds_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'sendOwnerQuestions', 'purge', 'deleteUnusedFiles', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'sendOwnerQuestions', 'purge', 'deleteUnusedFiles', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_feeds_id_idx";
  ALTER TABLE "events" DROP COLUMN "source_name";
  ALTER TABLE "events" DROP COLUMN "source_url";
  ALTER TABLE "_events_v" DROP COLUMN "version_source_name";
  ALTER TABLE "_events_v" DROP COLUMN "version_source_url";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feeds_id";
  DROP TYPE "public"."enum_feeds_site";
  DROP TYPE "public"."enum_feeds_event_type";
  DROP TYPE "public"."enum_feeds_mode";
  DROP TYPE "public"."enum_feed_events_state";`)
}
