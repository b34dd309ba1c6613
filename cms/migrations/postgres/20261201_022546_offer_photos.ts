import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_offers_marks" ADD VALUE 'samePicture' BEFORE 'lowPrice';
  ALTER TABLE "offers_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_rels_media_id_idx" ON "offers_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers_rels" DROP CONSTRAINT "offers_rels_media_fk";
  
  ALTER TABLE "offers_marks" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_offers_marks";
  CREATE TYPE "public"."enum_offers_marks" AS ENUM('sameAddress', 'samePhone', 'lowPrice');
  ALTER TABLE "offers_marks" ALTER COLUMN "value" SET DATA TYPE "public"."enum_offers_marks" USING "value"::"public"."enum_offers_marks";
  DROP INDEX "offers_rels_media_id_idx";
  ALTER TABLE "offers_rels" DROP COLUMN "media_id";`)
}
