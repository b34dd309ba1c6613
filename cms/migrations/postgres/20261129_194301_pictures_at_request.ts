import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteUnusedFiles' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deleteUnusedFiles' BEFORE 'schedulePublish';
  DROP INDEX "media_sizes_w560_sizes_w560_filename_idx";
  DROP INDEX "media_sizes_w900_sizes_w900_filename_idx";
  DROP INDEX "media_sizes_w1180_sizes_w1180_filename_idx";
  DROP INDEX "media_sizes_w1540_sizes_w1540_filename_idx";
  DROP INDEX "media_sizes_w2200_sizes_w2200_filename_idx";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w560_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w900_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1180_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1540_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w2200_filename";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w560_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w900_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1180_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1540_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2200_filename" varchar;
  CREATE INDEX "media_sizes_w560_sizes_w560_filename_idx" ON "media" USING btree ("sizes_w560_filename");
  CREATE INDEX "media_sizes_w900_sizes_w900_filename_idx" ON "media" USING btree ("sizes_w900_filename");
  CREATE INDEX "media_sizes_w1180_sizes_w1180_filename_idx" ON "media" USING btree ("sizes_w1180_filename");
  CREATE INDEX "media_sizes_w1540_sizes_w1540_filename_idx" ON "media" USING btree ("sizes_w1540_filename");
  CREATE INDEX "media_sizes_w2200_sizes_w2200_filename_idx" ON "media" USING btree ("sizes_w2200_filename");`)
}
