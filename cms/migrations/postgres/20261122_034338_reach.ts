import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_searches_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_saved_searches_section" AS ENUM('accommodations', 'services', 'events');
  CREATE TYPE "public"."enum_saved_searches_frequency" AS ENUM('daily', 'weekly');
  CREATE TABLE "saved_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uid" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"site" "enum_saved_searches_site" NOT NULL,
  	"section" "enum_saved_searches_section" NOT NULL,
  	"query" varchar,
  	"frequency" "enum_saved_searches_frequency" NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"since" numeric NOT NULL,
  	"until" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"refusals" numeric NOT NULL
  );
  
  CREATE TABLE "debuts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" varchar NOT NULL,
  	"section" varchar NOT NULL,
  	"element" numeric NOT NULL,
  	"turn" numeric NOT NULL
  );
  
  CREATE TABLE "visitor_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"made_at" numeric NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "cancelled" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_cancelled" boolean DEFAULT false;
  CREATE UNIQUE INDEX "saved_searches_uid_idx" ON "saved_searches" USING btree ("uid");
  CREATE UNIQUE INDEX "email_site_section_query_idx" ON "saved_searches" USING btree ("email","site","section","query");
  CREATE INDEX "debuts_turn_idx" ON "debuts" USING btree ("turn");
  CREATE UNIQUE INDEX "site_element_idx" ON "debuts" USING btree ("site","element");
  CREATE UNIQUE INDEX "visitor_lists_visitor_idx" ON "visitor_lists" USING btree ("visitor");
  CREATE INDEX "visitor_lists_token_hash_idx" ON "visitor_lists" USING btree ("token_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_searches" CASCADE;
  DROP TABLE "debuts" CASCADE;
  DROP TABLE "visitor_lists" CASCADE;
  ALTER TABLE "events" DROP COLUMN "cancelled";
  ALTER TABLE "_events_v" DROP COLUMN "version_cancelled";
  DROP TYPE "public"."enum_saved_searches_site";
  DROP TYPE "public"."enum_saved_searches_section";
  DROP TYPE "public"."enum_saved_searches_frequency";`)
}
