import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_poi_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__poi_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  ALTER TYPE "public"."enum_pages_archive_section" ADD VALUE 'poi';
  ALTER TYPE "public"."enum__pages_v_version_archive_section" ADD VALUE 'poi';
  CREATE TABLE "poi_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_poi_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "_poi_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__poi_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  ALTER TABLE "poi" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "poi" ADD COLUMN "seo_no_index" boolean;
  ALTER TABLE "poi_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "poi_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "poi_locales" ADD COLUMN "seo_canonical" varchar;
  ALTER TABLE "_poi_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_poi_v" ADD COLUMN "version_seo_no_index" boolean;
  ALTER TABLE "_poi_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_poi_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_poi_v_locales" ADD COLUMN "version_seo_canonical" varchar;
  ALTER TABLE "poi_seo_keywords" ADD CONSTRAINT "poi_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_poi_v_version_seo_keywords" ADD CONSTRAINT "_poi_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_poi_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "poi_seo_keywords_order_idx" ON "poi_seo_keywords" USING btree ("_order");
  CREATE INDEX "poi_seo_keywords_parent_id_idx" ON "poi_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "poi_seo_keywords_locale_idx" ON "poi_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_poi_v_version_seo_keywords_order_idx" ON "_poi_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_poi_v_version_seo_keywords_parent_id_idx" ON "_poi_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_poi_v_version_seo_keywords_locale_idx" ON "_poi_v_version_seo_keywords" USING btree ("_locale");
  ALTER TABLE "poi" ADD CONSTRAINT "poi_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "poi_seo_seo_image_idx" ON "poi" USING btree ("seo_image_id");
  CREATE INDEX "_poi_v_version_seo_version_seo_image_idx" ON "_poi_v" USING btree ("version_seo_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "poi_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_poi_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "poi_seo_keywords" CASCADE;
  DROP TABLE "_poi_v_version_seo_keywords" CASCADE;
  ALTER TABLE "poi" DROP CONSTRAINT "poi_seo_image_id_media_id_fk";
  
  ALTER TABLE "_poi_v" DROP CONSTRAINT "_poi_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "archive_section" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_archive_section";
  CREATE TYPE "public"."enum_pages_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'newsCategories');
  ALTER TABLE "pages" ALTER COLUMN "archive_section" SET DATA TYPE "public"."enum_pages_archive_section" USING "archive_section"::"public"."enum_pages_archive_section";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_archive_section" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_archive_section";
  CREATE TYPE "public"."enum__pages_v_version_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'newsCategories');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_archive_section" SET DATA TYPE "public"."enum__pages_v_version_archive_section" USING "version_archive_section"::"public"."enum__pages_v_version_archive_section";
  DROP INDEX "poi_seo_seo_image_idx";
  DROP INDEX "_poi_v_version_seo_version_seo_image_idx";
  ALTER TABLE "poi" DROP COLUMN "seo_image_id";
  ALTER TABLE "poi" DROP COLUMN "seo_no_index";
  ALTER TABLE "poi_locales" DROP COLUMN "seo_title";
  ALTER TABLE "poi_locales" DROP COLUMN "seo_description";
  ALTER TABLE "poi_locales" DROP COLUMN "seo_canonical";
  ALTER TABLE "_poi_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_poi_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_poi_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_poi_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_poi_v_locales" DROP COLUMN "version_seo_canonical";
  DROP TYPE "public"."enum_poi_seo_keywords_rating";
  DROP TYPE "public"."enum__poi_v_version_seo_keywords_rating";`)
}
