import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visitor_codes" ADD COLUMN "full_name" varchar;
  ALTER TABLE "visitor_codes" ADD COLUMN "language" varchar;
  ALTER TABLE "visitor_codes" ADD COLUMN "password_hash" varchar;
  ALTER TABLE "visitor_codes" ADD COLUMN "privacy_version" varchar;
  ALTER TABLE "visitor_codes" ADD COLUMN "privacy_accepted_at" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visitor_codes" DROP COLUMN "full_name";
  ALTER TABLE "visitor_codes" DROP COLUMN "language";
  ALTER TABLE "visitor_codes" DROP COLUMN "password_hash";
  ALTER TABLE "visitor_codes" DROP COLUMN "privacy_version";
  ALTER TABLE "visitor_codes" DROP COLUMN "privacy_accepted_at";`)
}
