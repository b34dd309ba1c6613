import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_accommodations_owner_language" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum__accommodations_v_version_owner_language" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_owner_questions_answer" AS ENUM('free', 'freeFrom', 'takenUntil', 'takeDown', 'none');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendOwnerQuestions' BEFORE 'purge';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendOwnerQuestions' BEFORE 'purge';
  CREATE TABLE "owner_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"waiting" boolean,
  	"home_id" integer,
  	"answer" "enum_owner_questions_answer",
  	"answered_day" timestamp(3) with time zone,
  	"applied" boolean,
  	"price" numeric,
  	"message" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"uid" varchar NOT NULL,
  	"unanswered_since" timestamp(3) with time zone
  );
  
  ALTER TABLE "accommodations" ADD COLUMN "owner_email" varchar;
  ALTER TABLE "accommodations" ADD COLUMN "owner_phone" varchar;
  ALTER TABLE "accommodations" ADD COLUMN "owner_language" "enum_accommodations_owner_language";
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_owner_email" varchar;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_owner_phone" varchar;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_owner_language" "enum__accommodations_v_version_owner_language";
  ALTER TABLE "site_info" ADD COLUMN "owner_question_days" numeric DEFAULT 30;
  ALTER TABLE "site_info" ADD COLUMN "hide_silent_days" numeric;
  ALTER TABLE "owner_questions" ADD CONSTRAINT "owner_questions_home_id_accommodations_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "owner_questions_waiting_idx" ON "owner_questions" USING btree ("waiting");
  CREATE UNIQUE INDEX "owner_questions_home_idx" ON "owner_questions" USING btree ("home_id");
  CREATE INDEX "owner_questions_uid_idx" ON "owner_questions" USING btree ("uid");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "owner_questions" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'deleteUnusedFiles', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'deleteUnusedFiles', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "accommodations" DROP COLUMN "owner_email";
  ALTER TABLE "accommodations" DROP COLUMN "owner_phone";
  ALTER TABLE "accommodations" DROP COLUMN "owner_language";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_owner_email";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_owner_phone";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_owner_language";
  ALTER TABLE "site_info" DROP COLUMN "owner_question_days";
  ALTER TABLE "site_info" DROP COLUMN "hide_silent_days";
  DROP TYPE "public"."enum_accommodations_owner_language";
  DROP TYPE "public"."enum__accommodations_v_version_owner_language";
  DROP TYPE "public"."enum_owner_questions_answer";`)
}
