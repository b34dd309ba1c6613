import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feedback_kind" AS ENUM('opinion', 'report');
  ALTER TABLE "feedback" ADD COLUMN "kind" "enum_feedback_kind" DEFAULT 'opinion' NOT NULL;
  CREATE INDEX "feedback_kind_idx" ON "feedback" USING btree ("kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "feedback_kind_idx";
  ALTER TABLE "feedback" DROP COLUMN "kind";
  DROP TYPE "public"."enum_feedback_kind";`)
}
