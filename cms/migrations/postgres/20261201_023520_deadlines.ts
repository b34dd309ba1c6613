import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "deadline" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deadline" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "deadline" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_deadline" timestamp(3) with time zone;
  CREATE INDEX "services_deadline_idx" ON "services" USING btree ("deadline");
  CREATE INDEX "_services_v_version_version_deadline_idx" ON "_services_v" USING btree ("version_deadline");
  CREATE INDEX "news_deadline_idx" ON "news" USING btree ("deadline");
  CREATE INDEX "_news_v_version_version_deadline_idx" ON "_news_v" USING btree ("version_deadline");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "services_deadline_idx";
  DROP INDEX "_services_v_version_version_deadline_idx";
  DROP INDEX "news_deadline_idx";
  DROP INDEX "_news_v_version_version_deadline_idx";
  ALTER TABLE "services" DROP COLUMN "deadline";
  ALTER TABLE "_services_v" DROP COLUMN "version_deadline";
  ALTER TABLE "news" DROP COLUMN "deadline";
  ALTER TABLE "_news_v" DROP COLUMN "version_deadline";`)
}
